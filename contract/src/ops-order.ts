import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { branchQuery } from './ops-branch.ts'
import { pageInfo, pageQuery } from './page.ts'
import { ROLES } from './role.ts'
import { requiredText, searchText } from './text.ts'

export const OPS_ORDER_MISSING = 'Pesanan tidak ditemukan'
/** Timeline text of a packed parcel. */
export const PACKED = 'Pesanan selesai dikemas'

/** States in which an order waits for the dispensary or has just left it. */
export const DISPENSARY_STATES = ['WAITING_CONFIRM', 'PROCESS', 'SELF_PICKUP', 'SHIPPED'] as const
export type DispensaryState = (typeof DISPENSARY_STATES)[number]

/** How an undelivered parcel ends. */
export const PARCEL_ENDINGS = ['kembali', 'hilang'] as const
export type ParcelEnding = (typeof PARCEL_ENDINGS)[number]

const pharmacy = [ROLES.administrator, ROLES.pharmacist] as const
const invoice = z.object({ invoice: z.string(OPS_ORDER_MISSING).check(z.maxLength(40)) })
const airwayBill = requiredText('Nomor resi', 40).check(
  z.regex(/^[A-Za-z0-9-]{5,40}$/, 'Nomor resi 5 sampai 40 huruf atau angka'),
)
const parcelState = z.enum([
  'requested',
  'processed',
  'shipped',
  'troubled',
  'delivered',
  'returned',
  'lost',
  'cancelled',
])

const orderCard = z.object({
  invoice: z.string(),
  state: z.enum([...DISPENSARY_STATES, 'COMPLETED', 'CANCEL', 'WAITING_PAYMENT', 'CONSULTATION']),
  patientName: z.string(),
  items: z.array(z.object({ name: z.string(), quantity: z.number() })),
  total: z.number(),
  shippingName: z.string(),
  pickup: z.boolean(),
  /** Redeems a prescription. */
  prescribed: z.boolean(),
  paidAt: z.nullable(z.iso.datetime()),
  packedAt: z.nullable(z.iso.datetime()),
  airwayBill: z.nullable(z.string()),
  parcel: z.nullable(parcelState),
})
export type DispensaryOrder = z.infer<typeof orderCard>

export const listDispensaryOrders = endpoint({
  method: 'GET',
  path: '/legacy/ops/order',
  audience: 'ops',
  roles: pharmacy,
  summary:
    'Orders of a branch by state, the longest waiting first; shipped ones newest first, after undelivered ones. A search by name or number counts in every state',
  query: z.object({
    ...branchQuery,
    ...pageQuery,
    state: z._default(z.enum(DISPENSARY_STATES), 'WAITING_CONFIRM'),
    search: searchText,
  }),
  result: z.object({
    counts: z.record(z.enum(DISPENSARY_STATES), z.number()),
    orders: z.array(orderCard),
    page: pageInfo,
  }),
})

const batch = z.object({ batch: z.string(), expiresOn: z.iso.date(), quantity: z.number() })

export const readDispensaryOrder = endpoint({
  method: 'GET',
  path: '/legacy/ops/order/:invoice',
  audience: 'ops',
  roles: pharmacy,
  summary: 'An order with its prescription and the batches it is packed from; the view is audited',
  params: invoice,
  result: z.extend(orderCard, {
    branch: z.object({ name: z.string(), address: z.string() }),
    phone: z.nullable(z.string()),
    weight: z.number(),
    lines: z.array(
      z.object({
        itemId: z.string(),
        name: z.string(),
        quantity: z.number(),
        price: z.number(),
        usage: z.string(),
        /** Null for items bought in addition to the prescription. */
        prescribedQuantity: z.nullable(z.number()),
        /** Batches it is packed from, first to expire first. */
        batches: z.array(batch),
        /** Units missing on the shelf. */
        short: z.number(),
      }),
    ),
    sums: z.object({ goods: z.number(), shipping: z.number(), insurance: z.number(), service: z.number() }),
    recipient: z.nullable(
      z.object({
        name: z.string(),
        phone: z.string(),
        address: z.string(),
        postalCode: z.string(),
        note: z.string(),
      }),
    ),
    /** Ways its parcel may be closed: what the courier reported, or either if the courier does not say. */
    endings: z.array(z.enum(PARCEL_ENDINGS)),
    /** The airway bill was typed by staff and may be wrong. */
    billTyped: z.boolean(),
    shipping: z.nullable(z.object({ service: z.string(), type: z.string(), estimate: z.nullable(z.string()) })),
    prescription: z.nullable(
      z.object({
        medicalId: z.string(),
        doctorName: z.string(),
        sip: z.string(),
        day: z.iso.date(),
        validUntil: z.iso.date(),
        /** Redemption number, of so many. */
        redemption: z.number(),
        redemptions: z.number(),
        age: z.number(),
        gender: z.union([z.literal(0), z.literal(1)]),
        lines: z.array(
          z.object({
            itemId: z.string(),
            name: z.string(),
            quantity: z.number(),
            unit: z.string(),
            usageCode: z.string(),
            usageDetail: z.string(),
            must: z.boolean(),
          }),
        ),
      }),
    ),
    events: z.array(z.object({ id: z.number(), note: z.string(), by: z.nullable(z.string()), at: z.iso.datetime() })),
  }),
})
export type DispensaryOrderDetail = z.infer<typeof readDispensaryOrder.result>

const act = <const P extends string, const S extends string>(name: P, summary: string, success: S) => ({
  method: 'PUT' as const,
  path: `/legacy/ops/order/:invoice/${name}` as const,
  audience: 'ops' as const,
  roles: pharmacy,
  summary,
  success,
  params: invoice,
  result: z.literal(true),
})

export const confirmOrder = endpoint(
  act('confirm', 'Prescription and stock are in order', 'Pesanan dikonfirmasi, siap dikemas'),
)

export const refuseOrder = endpoint({
  ...act(
    'refuse',
    'It cannot be fulfilled: a refund case opens, stock and redemption are given back',
    'Pesanan ditolak, dana pasien dikembalikan',
  ),
  body: z.strictObject({ reason: requiredText('Alasan', 200) }),
})

export const packOrder = endpoint(act('pack', 'The parcel is closed', PACKED))

export const callCourier = endpoint(
  act('call-courier', 'Ask the courier to fetch the parcel; the airway bill follows', 'Kurir dipanggil, resi menyusul'),
)

export const shipOrder = endpoint({
  ...act('ship', 'The courier has it; leaves the shelf by its batches', 'Pesanan diserahkan kepada kurir'),
  body: z.strictObject({ airwayBill }),
})

export const correctBill = endpoint({
  ...act(
    'airway-bill',
    'The bill was mistyped when it left; refused for one that another order has or that the courier told',
    'Nomor resi diperbaiki, pasien diberi tahu',
  ),
  once: true,
  body: z.strictObject({ airwayBill }),
})

export const readyOrder = endpoint(
  act('ready', 'It waits at the clinic; the patient gets a code', 'Pesanan siap diambil, pasien menerima kodenya'),
)

export const stopOrder = endpoint({
  ...act(
    'stop',
    'It will not be sent or fetched: a refund case opens, goods and redemption are given back, an awaited courier is called off',
    'Pesanan dibatalkan, dana pasien dikembalikan',
  ),
  once: true,
  body: z.strictObject({ reason: requiredText('Alasan', 200) }),
})

export const abandonOrder = endpoint({
  ...act(
    'abandon',
    'Its parcel came back or is lost: a refund case opens, and goods that came back return to the shelf',
    'Pesanan diakhiri, dana pasien dikembalikan',
  ),
  body: z.strictObject({ reason: z.enum(PARCEL_ENDINGS, 'Pilih apakah paketnya kembali atau hilang') }),
})
