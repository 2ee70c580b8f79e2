import type { Context } from '../context.ts'
import { transaction } from '../database/transaction.ts'
import type { Caller } from '../http/route.ts'
import type { Visit } from '../http/visit.ts'
import { setConsent } from './set-consent.ts'

type Input = { visit: Visit; caller: Caller; body: { purpose: 'photo' | 'marketing'; granted: boolean } }

export async function changeConsent(context: Context, { visit, caller: { accountId }, body }: Input): Promise<true> {
  await transaction(context.db, (db) => setConsent(context, db, visit, { accountId, ...body }))
  return true
}
