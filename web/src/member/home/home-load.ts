import { readMembership } from '@nmw/contract/point'
import type { Load } from '../../lib/load.ts'

export const loadHome: Load = ({ read }) => read(readMembership, {})
