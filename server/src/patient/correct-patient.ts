import { eq } from 'drizzle-orm'
import { maskNik } from '@nmw/contract/nik'
import { CATEGORY } from '@nmw/contract/notification'
import { correctPatient as endpoint } from '@nmw/contract/ops-patient'
import { recordAudit } from '../audit/record-audit.ts'
import { disagreesWithNik } from '../auth/disagrees-with-nik.ts'
import { hashPassword } from '../auth/password-hash.ts'
import type { Context } from '../context.ts'
import { account, patient } from '../database/schema/account-table.ts'
import { refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { notify } from '../notification/notify.ts'
import { randomToken } from '../secret.ts'
import { explainTakenEmail } from './explain-taken-email.ts'
import { findPatient } from './read-patient.ts'
import { replaceEmail } from './replace-email.ts'

type Input = {
  caller: Caller
  client: Client
  params: { id: number }
  body: {
    fullName?: string | undefined
    noKTP?: string | undefined
    email?: string | undefined
    reason: string
  }
}

/**
 * Corrects data that only the clinic may change. The audit log keeps old and new values, with the identity number
 * masked.
 */
export async function correctPatient(context: Context, input: Input): Promise<true> {
  const { caller, client, params, body } = input
  const { secret, now } = context
  const passwordHash = body.email === undefined ? undefined : await hashPassword(randomToken())
  return once(context, endpoint, input, async (db) => {
    // Locked, so that concurrent corrections audit the right old values.
    await db.select({ id: account.id }).from(account).where(eq(account.id, params.id)).for('no key update')
    const { account: person, patient: before } = await findPatient(db, params.id)
    const detail: Record<string, string> = { reason: body.reason }
    if (body.fullName !== undefined && body.fullName !== person.fullName) {
      await db.update(account).set({ fullName: body.fullName }).where(eq(account.id, params.id))
      Object.assign(detail, { nameBefore: person.fullName, nameAfter: body.fullName })
    }
    const former = secret.unseal(before.sealedNik)
    if (body.noKTP !== undefined && body.noKTP !== former) {
      if (disagreesWithNik(body.noKTP, before, now()))
        throw refused('Tanggal lahir atau jenis kelamin pasien tidak sesuai dengan Nomor KTP ini', 'noKTP')
      await db
        .update(patient)
        .set({ sealedNik: secret.seal(body.noKTP) })
        .where(eq(patient.accountId, params.id))
      Object.assign(detail, { nikBefore: maskNik(former), nikAfter: maskNik(body.noKTP) })
    }
    if (body.email !== undefined && passwordHash && body.email !== person.email.toLowerCase()) {
      const fullName = body.fullName ?? person.fullName
      await replaceEmail(context, db, { person: { ...person, fullName }, email: body.email, passwordHash })
      Object.assign(detail, { emailBefore: person.email, emailAfter: body.email })
    }
    if (Object.keys(detail).length === 1) throw refused('Tidak ada yang berubah')
    const object = `account:${params.id}`
    await recordAudit(context, db, client, { action: 'correct-patient', accountId: caller.accountId, object, detail })
    const at = now()
    await notify(db, {
      accountId: params.id,
      category: CATEGORY.appointment,
      message: `${correctedFields(detail)} Anda diperbaiki petugas klinik. Hubungi kami bila ini bukan permintaan Anda.`,
      link: '/user/account',
      dedupeKey: `corrected-${at.getTime()}`,
      at,
    })
    return true as const
  }).catch(explainTakenEmail)
}

const fieldLabels = { nameAfter: 'nama', nikAfter: 'Nomor KTP', emailAfter: 'e-mail' }

function correctedFields(detail: Record<string, string>) {
  const labels = Object.entries(fieldLabels).flatMap(([field, word]) => (detail[field] === undefined ? [] : word))
  const list = new Intl.ListFormat('id', { style: 'long' }).format(labels)
  return list.charAt(0).toUpperCase() + list.slice(1)
}
