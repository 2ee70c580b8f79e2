import * as auth from '@nmw/contract/auth'
import * as registration from '@nmw/contract/registration'
import { route } from '../http/route.ts'
import { forgotPassword } from './forgot-password.ts'
import { listSessions } from './list-sessions.ts'
import { logIn } from './log-in.ts'
import { logInWithCode } from './log-in-with-code.ts'
import { logOut } from './log-out.ts'
import { registerPatient } from './register-patient.ts'
import { removeSession } from './remove-session.ts'
import { requestLoginCode } from './request-login-code.ts'
import { requestSignupCode } from './request-signup-code.ts'
import { resetPassword } from './reset-password.ts'
import { verifySignupPhone } from './verify-signup-phone.ts'

export const authRoutes = [
  route(auth.login, logIn),
  route(auth.requestLoginCode, requestLoginCode),
  route(auth.loginWithCode, logInWithCode),
  route(registration.requestSignupCode, requestSignupCode),
  route(registration.verifySignupPhone, verifySignupPhone),
  route(registration.register, registerPatient),
  route(auth.forgotPassword, forgotPassword),
  route(auth.resetPassword, resetPassword),
  route(auth.listSessions, listSessions),
  route(auth.removeSession, removeSession),
  route(auth.logout, logOut),
]
