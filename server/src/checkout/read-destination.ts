import { DESTINATION_INVALID } from '@nmw/contract/shipping'
import { phone } from '@nmw/contract/phone'
import { requiredText } from '@nmw/contract/text'
import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { recipientOf } from '../address/recipient-of.ts'
import type { Database } from '../database/connection.ts'
import { deliveryAddress } from '../database/schema/delivery-address-table.ts'
import type { OrderRecipient } from '../database/schema/order-table.ts'
import { refused } from '../http/problem.ts'
import { findRegion } from '../region/find-region.ts'

const completeAddress = z.object({
  receiverName: requiredText('Nama penerima', 100),
  receiverPhone: phone,
  address: requiredText('Alamat', 255),
  note: z._default(z.string().check(z.trim(), z.maxLength(255)), ''),
  province: z.object({ id: z.number() }),
  city: z.object({ id: z.number() }),
  district: z.object({
    id: z.number(),
    postalCode: z
      .pipe(
        z.union([z.string(), z.number()]),
        z.transform((sent: string | number) => String(sent)),
      )
      .check(z.regex(/^\d{5}$/)),
  }),
})

/** Accepts a saved address of the account, or a complete one whose region exists. */
export async function readDestination(
  db: Database,
  accountId: number,
  sent: { addressId?: number | undefined },
): Promise<OrderRecipient> {
  if (sent.addressId !== undefined) {
    const [own] = await db
      .select()
      .from(deliveryAddress)
      .where(and(eq(deliveryAddress.id, sent.addressId), eq(deliveryAddress.accountId, accountId)))
    if (!own) throw refused(DESTINATION_INVALID)
    return recipientOf(own)
  }
  const { data } = z.safeParse(completeAddress, sent)
  const region = data && findRegion(data.district.id)
  if (!data || !region || region.city.id !== data.city.id || region.province.id !== data.province.id)
    throw refused(DESTINATION_INVALID)
  return {
    name: data.receiverName,
    phone: data.receiverPhone,
    address: data.address,
    note: data.note,
    districtId: region.district.id,
    postalCode: data.district.postalCode,
  }
}
