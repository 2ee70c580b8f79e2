import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { currentPassword, newPassword, samePasswords } from './password.ts'

export const readShellProfile = endpoint({
  method: 'GET',
  path: '/legacy/profile/info/detail',
  audience: 'session',
  summary: 'Who is signed in, for the shell around every page',
  result: z.object({
    name: z.string(),
    email: z.string(),
    role: z.string(),
    roleId: z.number(),
    validPassword: z.boolean(),
    branch_id: z.number(),
    phone: z.nullable(z.string()),
    phoneVerified: z.nullable(z.iso.datetime()),
    emailVerified: z.nullable(z.iso.datetime()),
    unreadNotification: z.number(),
    unreadMessage: z.number(),
  }),
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/legacy/profile/change-password',
  audience: 'session',
  summary: 'Change the own password; other devices are signed out',
  success: 'Berhasil Merubah Password Akun.',
  body: z
    .strictObject({ oldPassword: currentPassword, password: newPassword, rePassword: z.string() })
    .check(samePasswords),
  result: z.literal(true),
})
