import { and, eq, gt, isNull } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { ageOn } from '@nmw/contract/age-on'
import type { LoginResult } from '@nmw/contract/auth'
import { BRAND } from '@nmw/contract/brand'
import { ADULT_AGE, CONSENTS, type registration } from '@nmw/contract/registration'
import { ROLES } from '@nmw/contract/role'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { phoneTicket } from '../database/schema/one-time-code-table.ts'
import { transaction, violated } from '../database/transaction.ts'
import { ipKey } from '../http/ip-key.ts'
import { Problem, refused } from '../http/problem.ts'
import type { Client } from '../http/client.ts'
import { queueMessage } from '../message/queue-message.ts'
import { hashToken } from '../secret.ts'
import { disagreesWithNik } from './disagrees-with-nik.ts'
import { findAccountByEmail } from './find-account.ts'
import { insertPatient } from './insert-patient.ts'
import { checkBirthDate } from './check-birth-date.ts'
import { openSession } from './open-session.ts'
import { hashPassword, passwordMatches } from './password-hash.ts'
import { returnAttempt, consumeAttempt } from './consume-attempt.ts'

const HOUR_IN_SECONDS = 3600
const TRIES_PER_TICKET = 10
/** More failed sign-ups an hour than a family or a clinic's network produces. */
const FAILURES_PER_ADDRESS = 30
const WHAT = 'Terlalu banyak percobaan mendaftar.'

type Registration = z.output<typeof registration>
type Input = { client: Client; body: Registration }

export async function registerPatient(context: Context, { client, body }: Input): Promise<LoginResult> {
  checkPerson(body, context.now())
  const senderKey = `register-from:${ipKey(client.ip)}`
  await consumeAttempt(context, { key: senderKey, limit: FAILURES_PER_ADDRESS, seconds: HOUR_IN_SECONDS, what: WHAT })
  // Checked before the hash, which every login waits for: an invented ticket costs nothing to send.
  const ticket = await findTicket(context, body.ticket)
  if (!ticket) throw notVerified()
  const ticketKey = `register:${ticket.ticketHash.toString('hex')}`
  await consumeAttempt(context, { key: ticketKey, limit: TRIES_PER_TICKET, seconds: HOUR_IN_SECONDS, what: WHAT })
  const opening = ticket.usedAt
    ? await findRegisteredAccount(context, ticket.phone, body)
    : await makeAccount(context, client, body)
  await returnAttempt(context, senderKey)
  return openSession(context, client, { ...opening, roleId: ROLES.patient, site: 'member', how: 'register' })
}

async function makeAccount(context: Context, client: Client, body: Registration) {
  const passwordHash = await hashPassword(body.password)
  const accountId = await transaction(context.db, async (db) => {
    const phone = await spendTicket(context, db, body.ticket)
    const { email, fullName, noKTP, birthDate, gender, married, guardian, consents } = body
    const at = context.now()
    const { accountId: id } = await insertPatient(context, db, {
      login: { email, phone, phoneVerifiedAt: at, fullName, passwordHash },
      person: { noKTP, birthDate, gender, married, guardian },
      purposes: CONSENTS.filter((purpose) => consents[purpose]),
      ip: client.ip,
      at,
    })
    await recordAudit(context, db, client, { action: 'register', accountId: id })
    await queueMessage(context, db, {
      channel: 'mail',
      to: email,
      subject: `Selamat datang di ${BRAND.name}`,
      text: `Halo ${fullName},\n\nAkun Anda sudah siap. Masuk di ${context.env.publicUrl}/auth/login dengan e-mail ini.`,
      dedupeKey: `welcome:${id}`,
    })
    return id
  }).catch(explainTaken)
  return { accountId }
}

function checkPerson({ noKTP, birthDate, gender, married, guardian }: Registration, now: Date) {
  checkBirthDate(birthDate, now)
  if (disagreesWithNik(noKTP, { birthDate, gender }, now))
    throw refused('Tanggal lahir atau jenis kelamin tidak sesuai dengan Nomor KTP')
  if (ageOn(birthDate, now) < ADULT_AGE && !married && !guardian) {
    throw refused(`Anda belum berusia ${ADULT_AGE} tahun. Isi data dan persetujuan wali, atau pilih sudah menikah.`)
  }
}

const notVerified = () => refused('Verifikasi nomor telepon sudah kedaluwarsa. Verifikasi ulang nomor Anda.')

const running = (ticket: string, now: Date) =>
  and(eq(phoneTicket.ticketHash, hashToken(ticket)), gt(phoneTicket.expiresAt, now))

async function findTicket({ db, now }: Context, ticket: string) {
  const [found] = await db.select().from(phoneTicket).where(running(ticket, now()))
  return found
}

/** A repeat whose first response was lost: the account that this ticket has opened. */
async function findRegisteredAccount({ db }: Context, phone: string, { email, password }: Registration) {
  const made = await findAccountByEmail(db, email.toLowerCase())
  const isHers = made?.phone === phone && (await passwordMatches(made.passwordHash, password))
  if (!isHers) throw notVerified()
  return { accountId: made.id, passwordHash: made.passwordHash }
}

async function spendTicket({ now }: Context, db: Database, ticket: string) {
  const [used] = await db
    .update(phoneTicket)
    .set({ usedAt: now() })
    .where(and(running(ticket, now()), isNull(phoneTicket.usedAt)))
    .returning()
  if (!used) throw notVerified()
  return used.phone
}

function explainTaken(error: unknown): never {
  const constraint = violated(error)
  if (constraint === 'account_email_unique') throw new Problem(409, 'E-mail sudah terdaftar. Silakan masuk.')
  if (constraint === 'account_verified_phone_unique')
    throw new Problem(409, 'Nomor telepon sudah terdaftar. Silakan masuk.')
  throw error
}
