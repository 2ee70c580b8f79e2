import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const readClientAddress = endpoint({
  method: 'GET',
  path: '/legacy/ip',
  audience: 'open',
  summary: 'The network address this client is seen from',
  result: z.object({ ip: z.string() }),
})
