import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { MAX_QUANTITY } from './money.ts'

export const USER_UNKNOWN = 'Informasi User Tidak Ditemukan'
export const REQUIRED_STAYS = 'Obat yang diwajibkan dokter tidak dapat dihapus'
export const QUANTITY_INVALID = `Jumlah harus 0 sampai ${MAX_QUANTITY}`
export const ITEM_UNKNOWN = 'Produk ini tidak dapat ditambahkan'

/** `clinic` only: narcotics and psychotropics. `gone`: no longer sold. */
export const SOLD = ['online', 'clinic', 'gone'] as const
export type Sold = (typeof SOLD)[number]

const WHY_NOT = { clinic: 'hanya dapat diambil langsung di klinik', gone: 'tidak dijual lagi' }
export const notForOrder = (name: string, sold: keyof typeof WHY_NOT) =>
  `${name} ${WHY_NOT[sold]}. Hapus dari pesanan Anda.`

const place = z.object({ id: z.number(), name: z.string() })

const cartItem = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string(),
  /** Of one, before the discount. */
  price: z.number(),
  /** Off each piece, in rupiah. */
  discount: z.number(),
  /** It is off for members; otherwise for everybody. */
  byMembership: z.boolean(),
  category: z.string(),
  quantity: z.object({ min: z.number(), max: z.number(), value: z.number() }),
  using: z.string(),
  required: z.boolean(),
  weight: z.number(),
  summary: z.object({ subTotal: z.number(), totalWeight: z.number() }),
  /** On the prescription, not added by her. */
  prescribed: z.boolean(),
  /** Pieces that can be promised where it would come from. */
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

export const checkoutView = z.object({
  customer: z.object({ fullName: z.string(), phone: z.string() }),
  destination: z.nullable(destination),
  items: z.array(cartItem),
  /** On the prescription, optional, and not taken. */
  leftOut: z.array(cartItem),
  shipping: z.nullable(
    z.object({
      service: z.string(),
      serviceType: z.string(),
      serviceName: z.string(),
      /** None: to be picked up. */
      serviceEst: z.nullable(z.string()),
      price: z.number(),
      insurance: z.boolean(),
      /** What the insurance costs, taken or not. */
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
  /** Why the way of delivery she chose is gone, or is another than she thinks. */
  notice: z.nullable(z.string()),
  prescription: z.object({
    rsvId: z.number(),
    rsvMedId: z.string(),
    doctor: z.string(),
    date: z.iso.date(),
    left: z.number(),
  }),
  /** Where it is picked up; none: no clinic that has it is open. */
  pickup: z.nullable(z.object({ branchId: z.number(), name: z.string(), address: z.string() })),
  /** Where the goods lie, as things stand. */
  branchId: z.number(),
  /** The invoice of another redemption of it that waits for its money. */
  waiting: z.nullable(z.string()),
  /** Until when that one can be paid. */
  waitingUntil: z.nullable(z.iso.datetime()),
})
export type Checkout = z.infer<typeof checkoutView>

/** The rsvMedId; without one nothing is found. */
const id = z.object({ id: z._default(z.string('Data Tidak Ditemukan').check(z.maxLength(60)), '') })

export const readCheckout = endpoint({
  method: 'GET',
  path: '/legacy/checkout/user',
  audience: 'member',
  summary: 'The redemption of a prescription (its rsvMedId) being put together; begun if there is none',
  query: id,
  result: checkoutView,
})

const quantity = z
  .number(QUANTITY_INVALID)
  .check(z.int(QUANTITY_INVALID), z.gte(0, QUANTITY_INVALID), z.lte(MAX_QUANTITY, QUANTITY_INVALID))
const short = z.optional(z.string().check(z.maxLength(255)))
const regionId = z.optional(z.object({ id: z.coerce.number<number>() }))

export const updateCheckout = endpoint({
  method: 'PUT',
  path: '/legacy/checkout/user/update',
  audience: 'member',
  summary:
    'Change what is bought, where it goes, how and how it is paid; prices, weights and sums are the server’s own',
  query: id,
  // An old client sends the whole checkout back. What it says of prices and sums is read and left.
  body: z.strictObject({
    customer: z.optional(z.unknown()),
    destination: z.nullish(
      z.object({
        /** One of her own addresses; without it the rest has to be whole. */
        addressId: z.optional(z.coerce.number<number>().check(z.int())),
        receiverName: short,
        receiverPhone: short,
        address: short,
        note: short,
        province: regionId,
        city: regionId,
        district: z.optional(
          z.object({ id: z.coerce.number<number>(), postalCode: z.optional(z.union([z.string(), z.number()])) }),
        ),
      }),
    ),
    /** All of them: what is optional and not here is taken out. */
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
        service: short,
        serviceType: z.string().check(z.maxLength(40)),
        serviceName: short,
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
  summary: 'Order what the checkout holds; 409 with the new checkout when its sum is not the one shown',
  once: true,
  query: id,
  body: z.strictObject({
    /** The sum she saw. */
    grandTotal: z.optional(z.number().check(z.int())),
    revision: z.optional(z.number().check(z.int())),
    /** Where the goods lie, as she saw it: nobody picks them up elsewhere than was shown. */
    branchId: z.optional(z.number().check(z.int())),
  }),
  result: z.object({ order: z.object({ invoice_number: z.string() }), redirect: z.string() }),
})
