import * as profile from '@nmw/contract/profile'
import { route } from '../http/route.ts'
import { changeAvatar } from '../portrait/change-avatar.ts'
import { changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { changePersonal } from './change-personal.ts'
import { readPersonal } from './read-personal.ts'
import { requestPhoneCode } from './request-phone-code.ts'
import { verifyEmail } from './verify-email.ts'
import { verifyPhone } from './verify-phone.ts'

export const profileRoutes = [
  route(profile.changePassword, changePassword),
  route(profile.readPersonal, readPersonal),
  route(profile.changePersonal, changePersonal),
  route(profile.changeAvatar, changeAvatar),
  route(profile.requestPhoneCode, requestPhoneCode),
  route(profile.verifyPhone, verifyPhone),
  route(profile.changeEmail, changeEmail),
  route(profile.verifyEmail, verifyEmail),
]
