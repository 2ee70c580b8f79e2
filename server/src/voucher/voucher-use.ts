import type { VoucherUse } from '@nmw/contract/voucher-worth'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { treatment } from '../database/schema/treatment-table.ts'
import { memberVoucher, voucherOption } from '../database/schema/voucher-table.ts'

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
  // If the treatment's slug changed, the voucher is still for that treatment, not for an amount.
  return { kind, treatmentId: treatmentId ?? treatmentSlug, value }
}
