import { and, eq, isNotNull } from 'drizzle-orm'
import { BRAND } from '@nmw/contract/brand'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import type { Visit } from '../http/visit.ts'
import { CODE_MINUTES, sendCode } from './send-code.ts'

type Input = { visit: Visit; body: { phone: string } }

/** A number that has an account gets a hint instead of a code; the answer looks the same. */
export async function requestSignupCode(context: Context, { visit, body: { phone } }: Input) {
  const [taken] = await context.db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.phone, phone), isNotNull(account.phoneVerifiedAt)))
  const hint = context.env.newsByWhatsapp ? () => alreadyRegistered(phone) : undefined
  return sendCode(context, visit, {
    purpose: 'signup',
    target: phone,
    message: taken ? hint : (code) => verificationCode(phone, code),
  })
}

function verificationCode(to: string, code: string) {
  const text = `Kode verifikasi ${BRAND.name} Anda: ${code}. Berlaku ${CODE_MINUTES} menit. Jangan berikan kode ini kepada siapa pun.`
  return { channel: 'whatsapp' as const, to, subject: `Kode verifikasi ${BRAND.name}`, text, code }
}

function alreadyRegistered(to: string) {
  const text = `Nomor ini sudah terdaftar di ${BRAND.name}. Silakan masuk, atau pilih Lupa kata sandi di halaman masuk.`
  return { channel: 'whatsapp' as const, to, subject: `Nomor sudah terdaftar di ${BRAND.name}`, text }
}
