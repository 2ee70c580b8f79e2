import { eq } from 'drizzle-orm'
import { changeMedicine as change } from '@nmw/contract/ops-clinic'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { medicine } from '../database/schema/medicine-table.ts'
import { nextVersion } from '../http/next-version.ts'
import { notFound } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { once } from '../idempotency/once.ts'
import { mustBePublic } from '../media/save-content-pictures.ts'
import { asUsageUnknown } from './usage-unknown.ts'

type Body = Omit<typeof medicine.$inferSelect, 'id'>
type Input = { caller: Caller; client: Client; params: { id: string }; body: Body }

/** Existing prescriptions and orders keep their own text and price. */
export async function changeMedicine(context: Context, input: Input) {
  const { caller, client, params, body } = input
  try {
    return await once(context, change, input, async (db) => {
      const [before] = await db.select().from(medicine).where(eq(medicine.id, params.id)).for('update')
      if (!before) throw notFound('Obat tidak ditemukan')
      const version = nextVersion(before, body.version)
      await mustBePublic(db, 'image', body.image)
      await db
        .update(medicine)
        .set({ ...body, version })
        .where(eq(medicine.id, params.id))
      await recordAudit(context, db, client, {
        action: 'change-medicine',
        accountId: caller.accountId,
        object: `medicine-${params.id}`,
        detail: {
          name: body.name,
          classBefore: before.class,
          class: body.class,
          priceBefore: before.price,
          price: body.price,
          memberPriceBefore: before.memberPrice,
          memberPrice: body.memberPrice,
          active: body.active,
        },
      })
      return { version }
    })
  } catch (error) {
    throw asUsageUnknown(error)
  }
}
