import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import { endSessions } from '../auth/end-sessions.ts'
import { revokeMailedLinks } from '../auth/revoke-mailed-links.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { processEach } from '../database/process-each.ts'
import { account, accountAfterDeletion, patient } from '../database/schema/account-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { consent } from '../database/schema/consent-table.ts'
import { transaction } from '../database/transaction.ts'
import { FORMER_PORTRAIT } from '../portrait/clear-portraits.ts'
import { deletePersonalData } from './delete-personal-data.ts'
import { nothingOpen } from './nothing-open.ts'
import { withoutPersonalData } from './without-personal-data.ts'

/**
 * Closes accounts two weeks after the request, if nothing is open: deletes personal data and ends all sessions. Medical
 * and invoice records stay under the account id for their legal term, with the sealed identity number.
 */
export async function closeAccounts(context: Context) {
  const { db } = context
  const at = context.now()
  await processEach(context, {
    what: 'account to close',
    find: (after, most) =>
      db
        .select({ id: account.id })
        .from(account)
        .where(and(mayClose(db, at), gt(account.id, after)))
        .orderBy(asc(account.id))
        .limit(most),
    work: (id) => transaction(db, (within) => closeAccount(context, within, id, at)),
  })
}

function mayClose(db: Database, at: Date) {
  return and(lte(account.closesAt, at), eq(account.active, true), nothingOpen(db))
}

async function closeAccount(context: Context, db: Database, id: number, at: Date) {
  const { email, phone } = account
  // Blocks new orders and seats of this patient until it is decided.
  const [contacts] = await db.select({ email, phone }).from(account).where(eq(account.id, id)).for('update')
  const closed = await db
    .update(account)
    .set({ ...withoutPersonalData(accountAfterDeletion, id), active: false })
    .where(and(eq(account.id, id), mayClose(db, at)))
  if (!closed.rowCount) return
  const [person] = await db.select({ photo: patient.photo }).from(patient).where(eq(patient.accountId, id))
  await deletePersonalData(context, db, id, contacts!)
  await db
    .update(consent)
    .set({ withdrawnAt: at })
    .where(and(eq(consent.accountId, id), isNull(consent.withdrawnAt)))
  await revokeMailedLinks(db, id, at)
  await endSessions(db, id, at)
  const detail = { [FORMER_PORTRAIT]: person?.photo ?? null }
  await db.insert(auditEntry).values({ at, accountId: id, action: 'close-account', detail })
}
