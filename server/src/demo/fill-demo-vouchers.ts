import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { voucher, voucherOption } from '../database/schema/voucher-table.ts'
import { dayFrom } from './day-from.ts'
import data from './data/vouchers.json' with { type: 'json' }

export async function fillDemoVouchers({ db, now }: Context) {
  const at = now()
  await db.insert(voucher).values(
    data.groups.map((group) => ({
      id: group.id,
      name: group.MPVUNAMA,
      image: group.MPIMAGES,
      startsOn: dayFrom(at, group.validFromOffsetDays),
      endsOn: dayFrom(at, group.validToOffsetDays),
      terms: group.terms,
      usageSteps: group.usageSteps,
    })),
  )
  await db.insert(voucherOption).values(
    data.groups.flatMap(({ id, details }) =>
      details.map((option) => ({
        id: option.MPVDID,
        voucherId: id,
        name: option.INAMA,
        treatmentSlug: option.serviceUrl,
        points: option.MPVDJUMLAHPOINT,
        value: option.value,
      })),
    ),
  )
  // The ids above were explicit, so the sequence must continue after them.
  await db.execute(sql`select setval(pg_get_serial_sequence('voucher_option', 'id'), max(id)) from voucher_option`)
}
