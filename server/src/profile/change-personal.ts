import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { changePersonal as contract } from '@nmw/contract/profile'
import { checkRegion } from '../address/address-columns.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { checkBirthDate } from '../auth/check-birth-date.ts'
import type { Context } from '../context.ts'
import { patient } from '../database/schema/account-table.ts'
import { transaction } from '../database/transaction.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'

type Input = { client: Client; caller: Caller; body: z.output<typeof contract.body> }

const formFields = { province: 'province', city: 'city', district: 'kecamatan' }

/** Name and identity number can be changed only by the clinic. */
export async function changePersonal(context: Context, { client, caller: { accountId }, body }: Input): Promise<true> {
  const { fullName: _readOnly, province, city, kecamatan, ...columns } = body
  checkRegion({ province, city, district: kecamatan }, formFields)
  checkBirthDate(body.birthDate, context.now())
  await transaction(context.db, async (db) => {
    await db
      .update(patient)
      .set({ ...columns, districtId: kecamatan })
      .where(eq(patient.accountId, accountId))
    await recordAudit(context, db, client, { action: 'change-profile', accountId })
  })
  return true
}
