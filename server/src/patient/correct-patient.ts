import { eq } from 'drizzle-orm'
import { maskNik, parseNik } from '@nmw/contract/nik'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { account, patient } from '../database/schema/account-table.ts'
import { transaction } from '../database/transaction.ts'
import { refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Visit } from '../http/visit.ts'
import { findPatient } from './read-patient.ts'

type Input = {
  caller: Caller
  visit: Visit
  params: { id: number }
  body: { fullName?: string | undefined; noKTP?: string | undefined; reason: string }
}

/** What only the clinic may correct. The audit log keeps what was and what is, of the identity number its ends. */
export async function correctPatient(context: Context, { caller, visit, params, body }: Input): Promise<true> {
  const { secret, now } = context
  await transaction(context.db, async (db) => {
    const { account: person, patient: before } = await findPatient(db, params.id)
    const detail: Record<string, string> = { reason: body.reason }
    if (body.fullName !== undefined && body.fullName !== person.fullName) {
      await db.update(account).set({ fullName: body.fullName }).where(eq(account.id, params.id))
      Object.assign(detail, { nameBefore: person.fullName, nameAfter: body.fullName })
    }
    const former = secret.unseal(before.sealedNik)
    if (body.noKTP !== undefined && body.noKTP !== former) {
      const read = parseNik(body.noKTP, now())
      if (read && (read.birthDate !== before.birthDate || read.gender !== before.gender))
        throw refused('Tanggal lahir atau jenis kelamin pasien tidak sesuai dengan Nomor KTP ini', 'noKTP')
      await db
        .update(patient)
        .set({ sealedNik: secret.seal(body.noKTP) })
        .where(eq(patient.accountId, params.id))
      Object.assign(detail, { nikBefore: maskNik(former), nikAfter: maskNik(body.noKTP) })
    }
    if (Object.keys(detail).length === 1) throw refused('Tidak ada yang berubah')
    const object = `account:${params.id}`
    await recordAudit(context, db, visit, { action: 'correct-patient', accountId: caller.accountId, object, detail })
  })
  return true
}
