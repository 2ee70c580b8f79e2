import * as profile from '@nmw/contract/profile'
import { route } from '../http/route.ts'
import { changePassword } from './change-password.ts'
import { readShellProfile } from './read-shell-profile.ts'

export const profileRoutes = [
  route(profile.readShellProfile, readShellProfile),
  route(profile.changePassword, changePassword),
]
