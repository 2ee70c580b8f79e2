import type { Context } from '../context.ts'
import { transaction } from '../database/transaction.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { setConsent } from './set-consent.ts'

type Input = { client: Client; caller: Caller; body: { purpose: 'photo' | 'marketing'; granted: boolean } }

export async function changeConsent(context: Context, { client, caller: { accountId }, body }: Input): Promise<true> {
  await transaction(context.db, (db) => setConsent(context, db, client, { accountId, ...body }))
  return true
}
