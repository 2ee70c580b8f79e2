import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { MAX_QUANTITY } from './money.ts'

export const USER_UNKNOWN = 'Informasi User Tidak Ditemukan'
export const REQUIRED_STAYS = 'Obat yang diwajibkan dokter tidak dapat dihapus'
export const QUANTITY_INVALID = `Jumlah harus 0 sampai ${MAX_QUANTITY}`
export const ITEM_UNKNOWN = 'Produk ini tidak dapat ditambahkan'

/** `clinic` only: narcotics and psychotropics. `gone`: no longer sold. */
const SOLD = ['online', 'clinic', 'gone'] as const
export type Sold = (typeof SOLD)[number]

const NOT_ORDERABLE_REASONS = { clinic: 'hanya dapat diambil langsung di klinik', gone: 'tidak dijual lagi' }
export const notForOrder = (name: string, sold: keyof typeof NOT_ORDERABLE_REASONS) =>
  `${name} ${NOT_ORDERABLE_REASONS[sold]}. Hapus dari pesanan Anda.`

const place = z.object({ id: z.number(), name: z.string() })

const cartItem = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string(),
  /** Unit price before the discount. */
  price: z.number(),
  /** Discount per unit, in rupiah. */
  discount: z.number(),
  /** The discount is for members only; otherwise for everybody. */
  byMembership: z.boolean(),
  category: z.string(),
  quantity: z.object({ min: z.number(), max: z.number(), value: z.number() }),
  using: z.string(),
  required: z.boolean(),
  weight: z.number(),
  summary: z.object({ subTotal: z.number(), totalWeight: z.number() }),
  /** From the prescription, not added by the patient. */
  prescribed: z.boolean(),
  /** Units available at the branch that would pack the order. */
  available: z.number(),
  sold: z.enum(SOLD),
})
export type CartItem = z.infer<typeof cartItem>

const destination = z.object({
  receiverName: z.string(),
  receiverPhone: z.string(),
  address: z.string(),
  note: z.string(),
  province: place,
  city: place,
  district: z.object({ id: z.number(), name: z.string(), postalCode: z.string() }),
})
export type CheckoutDestination = z.infer<typeof destination>

const checkoutView = z.object({
  customer: z.object({ fullName: z.string(), phone: z.string() }),
  destination: z.nullable(destination),
  items: z.array(cartItem),
  /** Optional items of the prescription that were left out. */
  leftOut: z.array(cartItem),
  shipping: z.nullable(
    z.object({
      service: z.string(),
      serviceType: z.string(),
      serviceName: z.string(),
      /** Null for pick-up. */
      serviceEst: z.nullable(z.string()),
      price: z.number(),
      insurance: z.boolean(),
      /** Price of the insurance, chosen or not. */
      insuranceFee: z.number(),
      forceInsurance: z.boolean(),
      insuranceForcedFrom: z.number(),
    }),
  ),
  payment: z.object({ type: z.string(), methode: z.nullable(z.string()) }),
  summary: z.object({
    totalProduct: z.number(),
    totalListPrice: z.number(),
    discount: z.number(),
    totalProductPrice: z.number(),
    weightTotal: z.number(),
    shippingAmount: z.number(),
    insuranceFee: z.number(),
    serviceFee: z.number(),
    grandTotal: z.number(),
    vat: z.number(),
    /** Such as 'PPN 11%'. */
    vatLabel: z.string(),
    points: z.number(),
  }),
  update: z.boolean(),
  revision: z.number(),
  activeMember: z.boolean(),
  /** Why the chosen delivery is gone or has changed. */
  notice: z.nullable(z.string()),
  prescription: z.object({
    rsvId: z.number(),
    rsvMedId: z.string(),
    doctor: z.string(),
    date: z.iso.date(),
    left: z.number(),
  }),
  /** The pick-up point; null when no open clinic has the goods. */
  pickup: z.nullable(z.object({ branchId: z.number(), name: z.string(), address: z.string() })),
  /** The branch that would pack the order. */
  branchId: z.number(),
  /** Invoice of another, unpaid redemption of this prescription. */
  waiting: z.nullable(z.string()),
  /** Payment deadline of that invoice. */
  waitingUntil: z.nullable(z.iso.datetime()),
})
export type Checkout = z.infer<typeof checkoutView>

/** The rsvMedId; without one nothing is found. */
const id = z.object({ id: z._default(z.string('Data Tidak Ditemukan').check(z.maxLength(60)), '') })

export const readCheckout = endpoint({
  method: 'GET',
  path: '/legacy/checkout/user',
  audience: 'member',
  summary: 'The checkout of a prescription (its rsvMedId); created if there is none',
  query: id,
  result: checkoutView,
})

const quantity = z
  .number(QUANTITY_INVALID)
  .check(z.int(QUANTITY_INVALID), z.gte(0, QUANTITY_INVALID), z.lte(MAX_QUANTITY, QUANTITY_INVALID))
const shortText = z.optional(z.string().check(z.maxLength(255)))
const regionId = z.optional(z.object({ id: z.coerce.number<number>() }))

export const updateCheckout = endpoint({
  method: 'PUT',
  path: '/legacy/checkout/user/update',
  audience: 'member',
  summary: 'Change items, address, delivery and payment method; the server computes prices, weights and sums',
  query: id,
  // An old client sends the whole checkout back; its prices and sums are ignored.
  body: z.strictObject({
    customer: z.optional(z.unknown()),
    destination: z.nullish(
      z.object({
        /** One of the patient's addresses; without it all other fields are required. */
        addressId: z.optional(z.coerce.number<number>().check(z.int())),
        receiverName: shortText,
        receiverPhone: shortText,
        address: shortText,
        note: shortText,
        province: regionId,
        city: regionId,
        district: z.optional(
          z.object({ id: z.coerce.number<number>(), postalCode: z.optional(z.union([z.string(), z.number()])) }),
        ),
      }),
    ),
    /** The complete list: an optional item missing here is removed. */
    items: z.optional(
      z
        .array(
          z.object({
            id: z.string(ITEM_UNKNOWN).check(z.maxLength(40)),
            quantity: z.union([quantity, z.object({ value: quantity })], QUANTITY_INVALID),
          }),
        )
        .check(z.maxLength(100, 'Paling banyak 100 barang')),
    ),
    shipping: z.nullish(
      z.object({
        service: shortText,
        serviceType: z.string().check(z.maxLength(40)),
        serviceName: shortText,
        insurance: z.optional(z.boolean()),
      }),
    ),
    payment: z.nullish(z.object({ methode: z.nullish(z.string().check(z.maxLength(60))) })),
    summary: z.optional(z.unknown()),
    update: z.optional(z.unknown()),
  }),
  result: checkoutView,
})

export const createRedemptionOrder = endpoint({
  method: 'POST',
  path: '/legacy/order/create',
  audience: 'member',
  summary: 'Order the checkout; 409 with the new checkout when its total is not the one shown',
  once: true,
  query: id,
  body: z.strictObject({
    /** The total the patient saw. */
    grandTotal: z.optional(z.number().check(z.int())),
    revision: z.optional(z.number().check(z.int())),
    /** The branch the patient saw: a pick-up point never changes unnoticed. */
    branchId: z.optional(z.number().check(z.int())),
  }),
  result: z.object({ order: z.object({ invoice_number: z.string() }), redirect: z.string() }),
})
