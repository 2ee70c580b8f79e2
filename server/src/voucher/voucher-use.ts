import type { VoucherUse } from '@nmw/contract/voucher-worth'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { treatment } from '../database/schema/treatment-table.ts'
import { memberVoucher, voucherOption } from '../database/schema/voucher-table.ts'

/** What a voucher in somebody's hand is for. */
export async function voucherUse(db: Database, id: number): Promise<VoucherUse> {
  const [found] = await db
    .select({
      kind: memberVoucher.kind,
      treatmentSlug: voucherOption.treatmentSlug,
      treatmentId: treatment.id,
      value: memberVoucher.value,
    })
    .from(memberVoucher)
    .leftJoin(voucherOption, eq(voucherOption.id, memberVoucher.optionId))
    .leftJoin(treatment, eq(treatment.slug, voucherOption.treatmentSlug))
    .where(eq(memberVoucher.id, id))
  const { kind, treatmentId, treatmentSlug, value } = found!
  // A treatment that has another address now is still what it is for, so it is no amount.
  return { kind, treatmentId: treatmentId ?? treatmentSlug, value }
}
