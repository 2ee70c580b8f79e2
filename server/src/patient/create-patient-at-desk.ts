import { ageOn } from '@nmw/contract/age-on'
import { parseNik } from '@nmw/contract/nik'
import { createPatientAtDesk as endpoint } from '@nmw/contract/ops-patient'
import { phone as phoneForm } from '@nmw/contract/phone'
import { CONSENT_VERSION } from '@nmw/contract/privacy'
import { ADULT_AGE } from '@nmw/contract/registration'
import { ROLES } from '@nmw/contract/role'
import type * as z from 'zod/mini'
import { recordAudit } from '../audit/record-audit.ts'
import { hashPassword } from '../auth/password-hash.ts'
import type { Context } from '../context.ts'
import { account, patient } from '../database/schema/account-table.ts'
import { consent } from '../database/schema/consent-table.ts'
import { refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Visit } from '../http/visit.ts'
import { once } from '../idempotency/once.ts'
import { mustBeBorn } from '../must-be-born.ts'
import { randomToken } from '../secret.ts'
import { explainTakenEmail } from './explain-taken-email.ts'
import { welcomePatient } from './welcome-patient.ts'

type Body = z.output<typeof endpoint.body>
type Input = { caller: Caller; visit: Visit; body: Body }

/** An account for somebody who stands at the desk. Nobody here ever knows its password. */
export async function createPatientAtDesk(context: Context, input: Input) {
  const { caller, visit, body } = input
  const { now, secret } = context
  const guardian = checkPerson(body, now())
  const passwordHash = await hashPassword(randomToken())
  return once(context, endpoint, input, async (db) => {
    const at = now()
    const { fullName, email, phone, noKTP, birthDate, gender, married, photoConsent } = body
    const [row] = await db
      .insert(account)
      .values({ roleId: ROLES.patient, email, phone, fullName, passwordHash, passwordValid: false, createdAt: at })
      .returning({ id: account.id })
    const accountId = row!.id
    const sealedNik = secret.seal(noKTP)
    await db.insert(patient).values({ accountId, sealedNik, birthDate, gender, married, ...guardian })
    const purposes = [
      'account',
      'health',
      ...(photoConsent ? ['photo' as const] : []),
      ...(guardian ? ['guardian' as const] : []),
    ] as const
    await db
      .insert(consent)
      .values(
        purposes.map((purpose) => ({ accountId, purpose, version: CONSENT_VERSION, ip: visit.ip, grantedAt: at })),
      )
    await recordAudit(context, db, visit, {
      action: 'create-patient',
      accountId: caller.accountId,
      object: `account:${accountId}`,
      detail: { consents: purposes.join() },
    })
    await welcomePatient(context, db, { id: accountId, email, fullName })
    return { id: accountId }
  }).catch(explainTakenEmail)
}

function checkPerson({ noKTP, birthDate, gender, married, guardianName, guardianPhone }: Body, now: Date) {
  mustBeBorn(birthDate, now)
  const read = parseNik(noKTP, now)
  if (read && (read.birthDate !== birthDate || read.gender !== gender))
    throw refused('Tanggal lahir atau jenis kelamin tidak sesuai dengan Nomor KTP', 'noKTP')
  if (!guardianName && !guardianPhone) {
    if (ageOn(birthDate, now) < ADULT_AGE && !married)
      throw refused(
        `Pasien belum berusia ${ADULT_AGE} tahun. Isi nama dan telepon wali, atau pilih sudah menikah.`,
        'guardianName',
      )
    return undefined
  }
  if (!guardianName) throw refused('Nama wali wajib diisi', 'guardianName')
  const parsed = phoneForm.safeParse(guardianPhone)
  if (!parsed.success) throw refused(parsed.error.issues[0]!.message, 'guardianPhone')
  return { guardianName, guardianPhone: parsed.data }
}
