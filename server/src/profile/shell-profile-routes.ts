import * as contract from '@nmw/contract/shell-profile'
import { route } from '../http/route.ts'
import { readShellProfile } from './read-shell-profile.ts'

export const shellProfileRoutes = [route(contract.readShellProfile, readShellProfile)]
