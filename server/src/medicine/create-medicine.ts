import { createMedicine as creation } from '@nmw/contract/ops-clinic'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { medicine } from '../database/schema/medicine-table.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { mustBePublic } from '../media/save-content-pictures.ts'
import { asCodeTaken, openFirstShelf } from '../stock/open-first-shelf.ts'
import { asUsageUnknown } from './usage-unknown.ts'

type Body = Omit<typeof medicine.$inferSelect, 'version'> & { branch: number | null }
type Input = { caller: Caller; client: Client; body: Body }

export async function createMedicine(context: Context, input: Input) {
  const { caller, client, body } = input
  const { branch, ...values } = body
  try {
    return await once(context, creation, input, async (db) => {
      await mustBePublic(db, 'image', values.image)
      await db.insert(medicine).values(values)
      await openFirstShelf(db, { medicineId: values.id }, branch)
      await recordAudit(context, db, client, {
        action: 'create-medicine',
        accountId: caller.accountId,
        object: `medicine-${values.id}`,
        detail: { name: values.name, class: values.class, price: values.price, branch },
      })
      return { id: values.id }
    })
  } catch (error) {
    throw asUsageUnknown(asCodeTaken(error))
  }
}
