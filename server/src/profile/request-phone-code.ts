import { BRAND } from '@nmw/contract/brand'
import { CODE_MINUTES, sendCode } from '../auth/send-code.ts'
import type { Context } from '../context.ts'
import type { Caller } from '../http/route.ts'
import type { Visit } from '../http/visit.ts'

type Input = { visit: Visit; caller: Caller; body: { phone: string } }

/** A number that belongs to someone else gets the same answer; only verifying it is refused. */
export function requestPhoneCode(context: Context, { visit, caller, body: { phone } }: Input) {
  return sendCode(context, visit, {
    purpose: 'phone',
    target: `${caller.accountId}:${phone}`,
    recipient: phone,
    accountId: caller.accountId,
    message: (code) => ({
      channel: 'whatsapp',
      to: phone,
      subject: `Kode verifikasi ${BRAND.name}`,
      text: `Kode verifikasi ${BRAND.name} Anda: ${code}. Berlaku ${CODE_MINUTES} menit. Jangan berikan kode ini kepada siapa pun.`,
      code,
    }),
  })
}
