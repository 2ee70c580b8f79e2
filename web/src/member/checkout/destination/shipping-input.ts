import type { Checkout } from '@nmw/contract/checkout'

type Asked = Pick<Checkout, 'destination' | 'summary'>

/** What shipping prices depend on; undefined without a destination. */
export function shippingInput({ destination, summary }: Asked) {
  if (!destination) return undefined
  const weight = Math.max(1000, Math.ceil(summary.weightTotal))
  return {
    query: { origin: 'PG' as const, destination: destination.district.id, weight, value: summary.totalProductPrice },
  }
}
