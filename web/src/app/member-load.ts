import { readShellProfile } from '@nmw/contract/profile'
import type { Load } from '../lib/load.ts'

export const loadMember: Load = ({ read }) => read(readShellProfile, {})
