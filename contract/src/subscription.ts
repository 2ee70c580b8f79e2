import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { email } from './text.ts'

export const createSubscription = endpoint({
  method: 'POST',
  path: '/subscription/v1/create',
  audience: 'public',
  summary: 'Subscribe an e-mail address to the newsletter',
  success: 'Berhasil Berlangganan, nantikan penawaran menarik kami melalui email',
  body: z.strictObject({ email }),
  result: z.literal(true),
})
