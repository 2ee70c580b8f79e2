import { readShellProfile } from '@nmw/contract/shell-profile'
import type { Load } from '../lib/reads/load.ts'

export const loadMember: Load = ({ read }) => read(readShellProfile, {})
