import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { ageOn } from '@nmw/contract/age-on'
import type { LoginResult } from '@nmw/contract/auth'
import { BRAND } from '@nmw/contract/brand'
import { parseNik } from '@nmw/contract/nik'
import { CONSENT_VERSION } from '@nmw/contract/privacy'
import { ADULT_AGE, type registration } from '@nmw/contract/registration'
import { ROLES } from '@nmw/contract/role'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account, patient } from '../database/schema/account-table.ts'
import { consent } from '../database/schema/consent-table.ts'
import { phoneTicket } from '../database/schema/one-time-code-table.ts'
import { transaction, violated } from '../database/transaction.ts'
import { Problem, refused } from '../http/problem.ts'
import type { Visit } from '../http/visit.ts'
import { mustBeBorn } from '../must-be-born.ts'
import { queueMessage } from '../message/queue-message.ts'
import { hashToken } from '../secret.ts'
import { findAccountByEmail } from './find-account.ts'
import { openSession } from './open-session.ts'
import { hashPassword, passwordMatches } from './password-hash.ts'
import { takeAttempt } from './take-attempt.ts'

type Registration = z.output<typeof registration>
type Input = { visit: Visit; body: Registration }

export async function registerPatient(context: Context, { visit, body }: Input): Promise<LoginResult> {
  const { db } = context
  checkPerson(body, context.now())
  const what = 'Terlalu banyak percobaan mendaftar.'
  await takeAttempt(context, {
    key: `register:${hashToken(body.ticket).toString('hex')}`,
    limit: 10,
    seconds: 3600,
    what,
  })
  const opening = { roleId: ROLES.patient, site: 'member', how: 'register' } as const
  const made = await findMade(context, body)
  if (made) return openSession(context, visit, { ...opening, accountId: made.id, passwordHash: made.passwordHash })
  const passwordHash = await hashPassword(body.password)
  const accountId = await transaction(db, async (db) => {
    const phone = await spendTicket(context, db, body.ticket)
    const id = await insertPatient(context, db, visit, body, phone, passwordHash)
    await recordAudit(context, db, visit, { action: 'register', accountId: id })
    await queueMessage(context, db, {
      channel: 'mail',
      to: body.email,
      subject: `Selamat datang di ${BRAND.name}`,
      text: `Halo ${body.fullName},\n\nAkun Anda sudah siap. Masuk di ${context.env.publicUrl}/auth/login dengan e-mail ini.`,
      dedupeKey: `welcome:${id}`,
    })
    return id
  }).catch(explainTaken)
  return openSession(context, visit, { ...opening, accountId })
}

function checkPerson({ noKTP, birthDate, gender, married, guardian }: Registration, now: Date) {
  mustBeBorn(birthDate, now)
  const read = parseNik(noKTP, now)
  if (read && (read.birthDate !== birthDate || read.gender !== gender)) {
    throw refused('Tanggal lahir atau jenis kelamin tidak sesuai dengan Nomor KTP')
  }
  if (ageOn(birthDate, now) < ADULT_AGE && !married && !guardian) {
    throw refused(`Anda belum berusia ${ADULT_AGE} tahun. Isi data dan persetujuan wali, atau pilih sudah menikah.`)
  }
}

/** Sent again because the answer got lost: the account that this very ticket has opened. */
async function findMade({ db, now }: Context, { ticket, email, password }: Registration) {
  const spent = and(
    eq(phoneTicket.ticketHash, hashToken(ticket)),
    isNotNull(phoneTicket.usedAt),
    gt(phoneTicket.expiresAt, now()),
  )
  const [used] = await db.select({ phone: phoneTicket.phone }).from(phoneTicket).where(spent)
  const made = used && (await findAccountByEmail(db, email.toLowerCase()))
  const isHers = made?.phone === used?.phone && made && (await passwordMatches(made.passwordHash, password))
  return isHers ? made : undefined
}

async function spendTicket({ now }: Context, db: Database, ticket: string) {
  const [spent] = await db
    .update(phoneTicket)
    .set({ usedAt: now() })
    .where(
      and(eq(phoneTicket.ticketHash, hashToken(ticket)), isNull(phoneTicket.usedAt), gt(phoneTicket.expiresAt, now())),
    )
    .returning()
  if (!spent) throw refused('Verifikasi nomor telepon sudah kedaluwarsa. Verifikasi ulang nomor Anda.')
  return spent.phone
}

async function insertPatient(
  { now, secret }: Context,
  db: Database,
  visit: Visit,
  body: Registration,
  phone: string,
  passwordHash: string,
) {
  const at = now()
  const { email, fullName, noKTP, birthDate, gender, married, guardian, consents } = body
  const [row] = await db
    .insert(account)
    .values({ roleId: ROLES.patient, email, phone, phoneVerifiedAt: at, fullName, passwordHash, createdAt: at })
    .returning({ id: account.id })
  const accountId = row!.id
  await db.insert(patient).values({
    accountId,
    sealedNik: secret.seal(noKTP),
    birthDate,
    gender,
    married,
    guardianName: guardian?.name,
    guardianPhone: guardian?.phone,
  })
  const purposes = (['account', 'health', 'photo', 'marketing'] as const).filter((purpose) => consents[purpose])
  const granted = guardian ? [...purposes, 'guardian' as const] : purposes
  await db
    .insert(consent)
    .values(granted.map((purpose) => ({ accountId, purpose, version: CONSENT_VERSION, ip: visit.ip, grantedAt: at })))
  return accountId
}

function explainTaken(error: unknown): never {
  const constraint = violated(error)
  if (constraint === 'account_email_unique') throw new Problem(409, 'E-mail sudah terdaftar. Silakan masuk.')
  if (constraint === 'account_verified_phone_unique')
    throw new Problem(409, 'Nomor telepon sudah terdaftar. Silakan masuk.')
  throw error
}
