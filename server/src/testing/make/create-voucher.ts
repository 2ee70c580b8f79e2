import { addDays } from '@nmw/contract/zone'
import { voucher, voucherOption } from '../../database/schema/voucher-table.ts'
import { dateInJakarta } from '../../date-in-jakarta.ts'
import type { TestApp } from '../app/open-test-app.ts'

let vouchers = 0

type Wanted = Partial<typeof voucher.$inferInsert> & { points?: number[]; treatmentSlug?: string }

/** A voucher of the catalogue with an option for each price in `points`. */
export async function createVoucher(
  { db, context }: Pick<TestApp, 'db' | 'context'>,
  { points = [40], treatmentSlug, ...columns }: Wanted = {},
) {
  vouchers++
  const today = dateInJakarta(context.now())
  const [row] = await db
    .insert(voucher)
    .values({
      id: `VCG-T${vouchers}`,
      name: `Voucher Uji ${vouchers}`,
      image: 'voucher-facial.webp',
      startsOn: addDays(today, -1),
      endsOn: addDays(today, 60),
      terms: ['Berlaku 30 hari.'],
      usageSteps: ['Tunjukkan kode.'],
      ...columns,
    })
    .returning()
  const options = await db
    .insert(voucherOption)
    .values(
      points.map((one, place) => ({
        voucherId: row!.id,
        name: `Pilihan ${place}`,
        points: one,
        value: one * 5000,
        ...(treatmentSlug && { treatmentSlug }),
      })),
    )
    .returning({ id: voucherOption.id })
  return { id: row!.id, name: row!.name, options: options.map(({ id }) => id) }
}
