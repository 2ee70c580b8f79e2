import type { CartItem, Checkout } from '@nmw/contract/checkout'
import { payablePrice } from '@nmw/contract/member-price'
import { MAX_QUANTITY, subTotalOf } from '@nmw/contract/money'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import type { OrderRecipient } from '../database/schema/order-table.ts'
import { waitingRedemption } from '../prescription/waiting-redemption.ts'
import { howSold } from '../redemption/how-sold.ts'
import { redemptionsLeft } from '../redemption/redemptions-left.ts'
import { findRegion } from '../region/find-region.ts'
import type { CheckoutLine, CheckoutRow, OwnPrescription } from './checkout-queries.ts'
import { priceCheckout } from './price-checkout.ts'

export async function showCheckout(
  context: Context,
  db: Database,
  row: CheckoutRow,
  own: OwnPrescription,
): Promise<Checkout> {
  const [priced, left, waiting] = await Promise.all([
    priceCheckout(context, db, row, own),
    redemptionsLeft(context, db, [own.id]),
    waitingRedemption(context, db, own.id),
  ])
  const { lines, bill, terms, choice, notice, activeMember, branchId } = priced
  const shown = lines.map((line) => itemOf(line, activeMember))
  return {
    customer: { fullName: own.customer.fullName, phone: own.customer.phone ?? '' },
    destination: row.destination && destinationOf(row.destination),
    items: shown.filter(({ quantity }) => quantity.value > 0),
    leftOut: shown.filter(({ quantity }) => quantity.value === 0),
    shipping: choice && {
      service: choice.service,
      serviceType: choice.type,
      serviceName: choice.name,
      serviceEst: choice.estimate,
      price: choice.cost,
      insurance: bill.insuranceFee > 0,
      insuranceFee: bill.possibleInsurance,
      forceInsurance: bill.insuranceForced,
      insuranceForcedFrom: terms.insurance.forcedFrom,
    },
    payment: { type: 'doku', methode: row.paymentMethod },
    summary: {
      totalProduct: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      totalListPrice: bill.listTotal,
      discount: bill.discount,
      totalProductPrice: bill.goodsTotal,
      weightTotal: bill.weight,
      shippingAmount: bill.shippingAmount,
      insuranceFee: bill.insuranceFee,
      serviceFee: bill.serviceFee,
      grandTotal: bill.grandTotal,
      vat: bill.vat,
      vatLabel: bill.vatLabel,
      points: bill.points,
    },
    update: false,
    revision: row.revision,
    activeMember,
    notice,
    prescription: {
      rsvId: own.rsvId,
      rsvMedId: own.rsvMedId,
      doctor: own.doctor,
      date: own.day,
      left: left.get(own.id)!.left,
    },
    pickup: own.pickup && { branchId: own.pickup.id, name: own.pickup.name, address: own.pickup.address },
    branchId,
    ...waiting,
  }
}

function itemOf(line: CheckoutLine, activeMember: boolean): CartItem {
  const sold = howSold(line)
  const [price, regularPrice] = [payablePrice(line, { activeMember }), payablePrice(line, { activeMember: false })]
  return {
    id: line.id,
    name: line.name,
    image: line.image,
    price: line.price,
    discount: line.price - price,
    byMembership: price < regularPrice,
    category: line.category,
    quantity: { min: line.required ? 1 : 0, max: MAX_QUANTITY, value: line.quantity },
    using: line.usage,
    required: line.required,
    weight: line.weight,
    summary: { subTotal: subTotalOf(line, { activeMember }), totalWeight: line.weight * line.quantity },
    prescribed: line.prescribed,
    available: sold === 'online' ? line.available : 0,
    sold,
  }
}

function destinationOf({ name, phone, address, note, districtId, postalCode }: OrderRecipient) {
  const found = findRegion(districtId)
  if (!found) return null
  const { province, city, district } = found
  return {
    receiverName: name,
    receiverPhone: phone,
    address,
    note,
    province: { id: province.id, name: province.name },
    city: { id: city.id, name: city.name },
    district: { id: district.id, name: district.name, postalCode },
  }
}
