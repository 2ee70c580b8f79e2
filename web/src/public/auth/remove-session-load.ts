import { listSessions } from '@nmw/contract/auth'
import type { Load } from '../../lib/reads/load.ts'

export const loadRemoveSession: Load = ({ read }) => read(listSessions, {})
