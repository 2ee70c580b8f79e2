import { ageOn } from '@nmw/contract/age-on'
import { createPatientAtDesk as endpoint } from '@nmw/contract/ops-patient'
import { phone as phoneForm } from '@nmw/contract/phone'
import { ADULT_AGE } from '@nmw/contract/registration'
import type * as z from 'zod/mini'
import { recordAudit } from '../audit/record-audit.ts'
import { disagreesWithNik } from '../auth/disagrees-with-nik.ts'
import { insertPatient } from '../auth/insert-patient.ts'
import { checkBirthDate } from '../auth/check-birth-date.ts'
import { hashPassword } from '../auth/password-hash.ts'
import type { Context } from '../context.ts'
import { refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { randomToken } from '../secret.ts'
import { explainTakenEmail } from './explain-taken-email.ts'
import { welcomePatient } from './welcome-patient.ts'

type Body = z.output<typeof endpoint.body>
type Input = { caller: Caller; client: Client; body: Body }

/** Nobody ever knows the initial random password. */
export async function createPatientAtDesk(context: Context, input: Input) {
  const { caller, client, body } = input
  const guardian = checkPerson(body, context.now())
  const passwordHash = await hashPassword(randomToken())
  return once(context, endpoint, input, async (db) => {
    const { fullName, email, phone, noKTP, birthDate, gender, married, photoConsent } = body
    const { accountId, granted } = await insertPatient(context, db, {
      login: { email, phone, fullName, passwordHash, passwordValid: false },
      person: { noKTP, birthDate, gender, married, guardian },
      purposes: ['account', 'health', ...(photoConsent ? ['photo' as const] : [])],
      ip: client.ip,
      at: context.now(),
    })
    await recordAudit(context, db, client, {
      action: 'create-patient',
      accountId: caller.accountId,
      object: `account:${accountId}`,
      detail: { consents: granted.join() },
    })
    await welcomePatient(context, db, { id: accountId, email, fullName })
    return { id: accountId }
  }).catch(explainTakenEmail)
}

function checkPerson({ noKTP, birthDate, gender, married, guardianName, guardianPhone }: Body, now: Date) {
  checkBirthDate(birthDate, now)
  if (disagreesWithNik(noKTP, { birthDate, gender }, now))
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
  return { name: guardianName, phone: parsed.data }
}
