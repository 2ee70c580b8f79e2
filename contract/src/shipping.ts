import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Code of the dispensary, where parcels leave from. */
const SHIPPING_ORIGIN = 'PG'
export const DESTINATION_INVALID = 'Alamat Pengiriman.Tidak valid silahkan isi alamat pengiriman'
export const SHIPPING_MISSING = 'Pilih tipe pengiriman untuk pesanan ini'
export const COURIER_AWAY = 'Layanan kurir sedang tidak dapat dihubungi. Anda tetap dapat mengambil pesanan di klinik.'
export const COURIER_NOT_HERE = 'Kurir belum melayani kecamatan ini. Anda tetap dapat mengambil pesanan di klinik.'

/** Timeline text of a parcel that does not arrive. */
export const PARCEL_RETURNED = 'Kurir mengembalikan paket ke klinik'
export const PARCEL_LOST = 'Kurir menyatakan paket hilang atau rusak'
export const PARCEL_TROUBLED = 'Kurir melaporkan kendala pengiriman'
/** Undelivered parcels: their orders wait for the clinic. */
export const ASTRAY = ['returned', 'lost'] as const

/** Always offered, and the only one without an estimate. */
export const PICKUP = { service: 'pickup', type: 'SELF_PICKUP', name: 'Ambil Di Klinik' } as const

const shippingService = z.object({
  service: z.string(),
  service_name: z.string(),
  service_type: z.string(),
  cost: z.number(),
  /** Range of days, such as '2-3'; null for pick-up. */
  etd: z.nullable(z.string()),
  insurance: z.number(),
  force_insurance: z.boolean(),
})
export type ShippingService = z.infer<typeof shippingService>

const whole = (missing: string) => z.coerce.number<number>(missing).check(z.int(missing), z.gte(1, missing))

export const listShippingPrices = endpoint({
  method: 'GET',
  path: '/legacy/shipping/v1/express/price',
  audience: 'member',
  summary: 'Delivery services for a parcel of this weight to a district, and pick-up',
  query: z.object({
    origin: z._default(z.literal(SHIPPING_ORIGIN, 'Asal pengiriman tidak dikenal'), SHIPPING_ORIGIN),
    destination: whole(DESTINATION_INVALID),
    weight: z._default(whole('Berat tidak valid').check(z.lte(500_000, 'Berat tidak valid')), 1000),
    /** Value of the goods in rupiah, for the insurance. */
    value: z._default(
      z.coerce.number<number>('Nilai barang tidak valid').check(z.int('Nilai barang tidak valid'), z.gte(0)),
      0,
    ),
  }),
  result: z.object({
    services: z.array(shippingService),
    /** Why fewer services than usual are offered. */
    notice: z.nullable(z.string()),
  }),
})
