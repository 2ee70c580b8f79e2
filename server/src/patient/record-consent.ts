import { CATEGORY } from '@nmw/contract/notification'
import { CONSENT_WAYS, type ConsentWay, recordConsent as endpoint } from '@nmw/contract/ops-patient'
import { CONSENT_TITLES, type FreeConsent } from '@nmw/contract/privacy'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { account } from '../database/schema/account-table.ts'
import { Problem, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { notify } from '../notification/notify.ts'
import { writeConsent } from '../privacy/write-consent.ts'
import { findPatient } from './read-patient.ts'

type DeskConsent = { purpose: FreeConsent; granted: boolean; way: ConsentWay }
type Input = { caller: Caller; client: Client; params: { id: number }; body: DeskConsent }

/**
 * Records a consent given or withdrawn at the desk. The patient is notified, because staff act on the patient's behalf.
 */
export function recordConsent(context: Context, input: Input) {
  const { caller, client, params, body } = input
  return once(context, endpoint, input, async (db) => {
    // Waits for a concurrent closing of the account.
    await db.select({ id: account.id }).from(account).where(eq(account.id, params.id)).for('no key update')
    const { account: person } = await findPatient(db, params.id)
    if (!person.active) throw refused('Akun pasien ini sudah ditutup')
    const { purpose, granted, way } = body
    const at = context.now()
    const written = await writeConsent(db, { accountId: params.id, purpose, granted, ip: client.ip, at })
    if (!written)
      throw new Problem(
        409,
        granted ? 'Persetujuan ini sudah tercatat' : 'Persetujuan ini sudah ditarik atau belum pernah diberikan',
      )
    await recordAudit(context, db, client, {
      action: 'record-consent',
      accountId: caller.accountId,
      object: `account:${params.id}`,
      detail: { purpose, granted, way: CONSENT_WAYS[way] },
    })
    await notify(db, {
      accountId: params.id,
      category: CATEGORY.appointment,
      message: consentMessage(body),
      link: '/user/account-setting?slug=privacy',
      dedupeKey: `consent-${purpose}-${at.getTime()}`,
      at,
    })
    return true as const
  })
}

function consentMessage({ purpose, granted, way }: DeskConsent) {
  const said = granted ? 'Anda menyetujui' : 'Anda menarik persetujuan'
  return `Petugas klinik mencatat bahwa ${said}: ${CONSENT_TITLES[purpose]} (${CONSENT_WAYS[way].toLowerCase()}). Bila tidak benar, ubah di Pengaturan Akun, Privasi atau hubungi kami.`
}
