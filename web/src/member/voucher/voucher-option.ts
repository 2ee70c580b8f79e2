import type { Result } from '@nmw/contract/endpoint'
import type { readVoucher } from '@nmw/contract/voucher'

export type VoucherOption = Result<typeof readVoucher>['detail'][number]
