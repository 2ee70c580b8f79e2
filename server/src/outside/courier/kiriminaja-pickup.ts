import type { ParcelEnd, ParcelRequest } from './courier.ts'
import { courierTime } from './courier-moment.ts'

/** A box that fits everything we sell, in centimetres. */
export const BOX = { length: 15, width: 15, height: 10 }
const MEDICINE = 7

/** Within KiriminAja's limits: it refuses a parcel with one letter too many, and an address of fewer than ten. */
export function pickupOf({ sender, recipient, pickupAt, ...parcel }: ParcelRequest) {
  return {
    address: addressOf(sender, 200),
    phone: localPhone(sender.phone),
    name: cut(sender.name, 50),
    zipcode: sender.postalCode,
    kecamatan_id: sender.district,
    // Lion does not come without them.
    latitude: sender.latitude,
    longitude: sender.longitude,
    schedule: courierTime(pickupAt),
    platform_name: 'Klinik NMW',
    packages: [
      {
        order_id: parcel.requestId,
        destination_name: cut(recipient.name, 50),
        destination_phone: localPhone(recipient.phone),
        destination_address: addressOf(recipient, 255),
        destination_kecamatan_id: recipient.district,
        destination_zipcode: recipient.postalCode,
        ...BOX,
        weight: parcel.weight,
        item_name: parcel.content,
        item_value: Math.max(1_000, parcel.value),
        shipping_cost: parcel.cost,
        service: parcel.service,
        service_type: parcel.type,
        package_type_id: MEDICINE,
        insurance_amount: parcel.insurance,
        cod: 0,
        note: cut(recipient.note, 50),
      },
    ],
  }
}

function addressOf({ address, place }: ParcelEnd, most: number) {
  return cut(address.trim().length < 10 ? `${address.trim()}, ${place}` : address, most)
}

/** A local number is one digit shorter than an international one, and so fits their limit of 13 digits. */
function localPhone(phone: string) {
  return phone.replace(/^62/, '0')
}

/** Never splits an emoji. */
function cut(text: string, most: number) {
  return text
    .trim()
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}
