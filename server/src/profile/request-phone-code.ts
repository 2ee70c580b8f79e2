import { BRAND } from '@nmw/contract/brand'
import { CODE_MINUTES, sendCode } from '../auth/send-code.ts'
import type { Context } from '../context.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'

type Input = { client: Client; caller: Caller; body: { phone: string } }

/** A number in use gets the same answer; only verifying it is refused. */
export function requestPhoneCode(context: Context, { client, caller, body: { phone } }: Input) {
  return sendCode(context, client, {
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
