import type { readPromo } from '@nmw/contract/banner'
import type { Result } from '@nmw/contract/endpoint'

export type Promo = Result<typeof readPromo>
export type PromoGroup = Promo['voucher'][number]
