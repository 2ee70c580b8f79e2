import type { CartLine, Delivery } from '@nmw/contract/money'

/** The billing rules, written a second time: per unit and without floating point. */
export function referenceBill(lines: readonly CartLine[], activeMember: boolean, way: Delivery | null, wants: boolean) {
  let [list, goods, taxable, weight] = [0n, 0n, 0n, 0n]
  for (const one of lines) {
    for (let piece = 0; piece < one.quantity; piece++) {
      const forAll = (BigInt(one.price) * BigInt(100 - (one.discountPercent ?? 0))) / 100n
      const forMember = BigInt(one.memberPrice)
      const paid = activeMember && forMember < forAll ? forMember : forAll
      list += BigInt(one.price)
      goods += paid
      if (one.taxable) taxable += paid
      weight += BigInt(one.weight)
    }
  }
  let insurance = 0n
  if (way?.insurable && goods > 0n) {
    insurance = 2_500n
    while (insurance * 1000n < goods * 2n || insurance % 100n !== 0n) insurance += 100n - (insurance % 100n)
  }
  const forced = insurance > 0n && goods >= 1_000_000n
  const charged = forced || wants ? insurance : 0n
  const shipping = BigInt(way?.cost ?? 0)
  return {
    listTotal: list,
    discount: list - goods,
    goodsTotal: goods,
    weight,
    shippingAmount: shipping,
    insuranceFee: charged,
    possibleInsurance: insurance,
    insuranceForced: forced,
    serviceFee: 0n,
    grandTotal: goods + shipping + charged,
    // The price before tax rounds half up.
    vat: taxable - (taxable * 200n + 111n) / 222n,
    vatLabel: 'PPN 11%',
    points: activeMember ? goods / 100_000n : 0n,
  }
}
