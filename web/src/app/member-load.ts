import { readShellProfile } from '@nmw/contract/shell-profile'
import type { Load } from '../lib/load.ts'

export const loadMember: Load = ({ read }) => read(readShellProfile, {})
