import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** A file of its own: every member page loads it, without the forms of the profile. */
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
