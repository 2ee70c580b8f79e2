import * as z from 'zod/mini'
import { type Zone, ZONES } from './zone.ts'

export const zoneValue = (message?: string) => z.enum(Object.keys(ZONES) as [Zone, ...Zone[]], message)
