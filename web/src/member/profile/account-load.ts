import { readMembership } from '@nmw/contract/point'
import type { Load } from '../../lib/load.ts'

export const loadAccount: Load = async ({ read, search }) => (search['slug'] ? undefined : read(readMembership, {}))
