import { and, eq, isNotNull } from 'drizzle-orm'
import { BRAND } from '@nmw/contract/brand'
import { maskPhone } from '@nmw/contract/phone'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import type { Client } from '../http/client.ts'
import { CODE_MINUTES, sendCode } from './send-code.ts'

type Input = { client: Client; body: { phone: string } }

/**
 * A number with an account gets a hint instead of a code, by mail where WhatsApp only carries codes; the response looks
 * the same.
 */
export async function requestSignupCode(context: Context, { client, body: { phone } }: Input) {
  const [existing] = await context.db
    .select({ email: account.email })
    .from(account)
    .where(and(eq(account.phone, phone), isNotNull(account.phoneVerifiedAt)))
  return sendCode(context, client, {
    purpose: 'signup',
    target: phone,
    message: (code) => {
      if (!existing) return verificationCode(phone, code)
      return context.env.newsByWhatsapp
        ? alreadyRegistered({ channel: 'whatsapp', to: phone }, 'Nomor ini')
        : alreadyRegistered({ channel: 'mail', to: existing.email }, `Nomor ${maskPhone(phone)}`)
    },
  })
}

function verificationCode(to: string, code: string) {
  const text = `Kode verifikasi ${BRAND.name} Anda: ${code}. Berlaku ${CODE_MINUTES} menit. Jangan berikan kode ini kepada siapa pun.`
  return { channel: 'whatsapp' as const, to, subject: `Kode verifikasi ${BRAND.name}`, text, code }
}

function alreadyRegistered(recipient: { channel: 'mail' | 'whatsapp'; to: string }, which: string) {
  const text = `${which} sudah terdaftar di ${BRAND.name}. Silakan masuk, atau pilih Lupa kata sandi di halaman masuk.`
  return { ...recipient, subject: `Nomor sudah terdaftar di ${BRAND.name}`, text }
}
