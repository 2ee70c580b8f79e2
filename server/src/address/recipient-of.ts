import type { deliveryAddress } from '../database/schema/delivery-address-table.ts'

/** An address as a checkout stores it. */
export function recipientOf(row: typeof deliveryAddress.$inferSelect) {
  const { receiverName: name, receiverPhone: phone, address, districtId, postalCode, note } = row
  return { name, phone, address, districtId, postalCode, note }
}
