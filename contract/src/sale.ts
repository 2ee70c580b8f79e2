import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ROLES } from './role.ts'
import { rowId } from './row-id.ts'
import { formatRupiah } from './rupiah.ts'
import { requiredText } from './text.ts'

export const SALE_KINDS = ['product', 'medicine', 'treatment', 'fee'] as const
export type SaleKind = (typeof SALE_KINDS)[number]

/** Limit of one payment; far above any bill and still exact as a number. */
export const MAX_RUPIAH = 999_999_999_999

export const BRANCH_CLOSED = 'Cabang ini nonaktif, jadi tidak dapat mencatat penjualan baru'
export const DOWN_PAYMENT_NEEDS_PATIENT = 'Pilih pasien untuk uang muka'
export const withoutPrice = (name: string) => `${name} belum ada harganya. Minta administrator mengisinya dulu.`

/** A treatment may be listed before its price is set; for everything else 0 is a price. */
export const lacksPrice = ({ kind, price }: { kind: SaleKind; price: number }) => kind === 'treatment' && price === 0

const rupiah = z.number('Jumlah tidak valid').check(z.int(), z.gte(1, 'Jumlah tidak valid'), z.lte(MAX_RUPIAH))
const cardPayment = z.optional(
  z.strictObject({
    value: rupiah,
    name: requiredText('Nama bank', 60),
    no: z.string('Isi 4 angka terakhir kartu').check(z.regex(/^\d{4}$/, 'Isi 4 angka terakhir kartu')),
  }),
)

const newSale = z.strictObject({
  /** A branch of the caller; defaults to the caller's own. */
  branchId: z.optional(rowId('Cabang tidak ditemukan')),
  /** Null for a buyer without an account. */
  patientId: z.optional(z.nullable(rowId('Pasien tidak ditemukan'))),
  buyerName: z.optional(z.nullable(requiredText('Nama pembeli', 100))),
  items: z
    .array(
      z.strictObject({
        kind: z.enum(SALE_KINDS),
        /** Id of the product, medicine or treatment, or code in the fee list. */
        id: requiredText('Barang', 60),
        quantity: z.number('Jumlah tidak valid').check(z.int(), z.gte(1), z.lte(50, 'Jumlah paling banyak 50')),
        note: z.optional(requiredText('Keterangan', 100)),
      }),
      'Isi barang atau layanan',
    )
    .check(z.minLength(1, 'Isi barang atau layanan'), z.maxLength(50, 'Paling banyak 50 baris')),
  /** A paper prescription of another doctor. */
  resep: z.optional(
    z.nullable(
      z.strictObject({
        name: requiredText('Nama resep', 100),
        doctor: requiredText('Dokter', 100),
        quantity: z.number().check(z.int(), z.gte(1), z.lte(50)),
      }),
    ),
  ),
  /** The patient's prescription that this sale redeems; it may hold other items too. */
  prescriptionId: z.optional(rowId('Resep tidak ditemukan')),
  payment: z.strictObject({
    cash: z.optional(rupiah),
    debit: cardPayment,
    kredit: cardPayment,
    transfer: z.optional(rupiah),
    /** The server computes what it pays. */
    voucher: z.optional(z.strictObject({ code: requiredText('Kode voucher', 40) })),
    merchant: z.optional(z.strictObject({ value: rupiah, name: requiredText('Nama merchant', 60) })),
    /** Invoice of a down payment, all of which counts here. */
    dp: z.optional(
      z.string('Nomor uang muka tidak valid').check(z.regex(/^INV\d{12}$/, 'Nomor uang muka tidak valid')),
    ),
  }),
  /** The buyer pays less than the total; a later sale takes the rest. */
  downPayment: z.optional(z.boolean()),
})
export type NewSale = z.infer<typeof newSale>

export const createSale = endpoint({
  method: 'POST',
  path: '/legacy/ops/sale/create',
  audience: 'ops',
  roles: [ROLES.frontOffice, ROLES.administrator],
  summary: 'Sell at the desk of a clinic',
  success: 'Penjualan tersimpan',
  once: true,
  body: newSale,
  result: z.object({
    invoice: z.string(),
    /** Token of the public receipt. */
    token: z.string(),
    total: z.number(),
    paid: z.number(),
    change: z.number(),
    point: z.number(),
  }),
})

/** What voiding a sale gives back. */
export const handBack = z.object({
  /** Rupiah to return to the buyer. */
  money: z.number(),
  /** The down payment used in it, which is open again. */
  downPayment: z.nullable(z.object({ invoice: z.string(), paid: z.number() })),
})
export type HandBack = z.infer<typeof handBack>

export const reopened = ({ invoice, paid }: NonNullable<HandBack['downPayment']>) =>
  `Uang muka ${invoice} ${formatRupiah(paid)} dapat dipakai lagi.`

export const voidSale = endpoint({
  method: 'PUT',
  path: '/legacy/ops/sale/void/:invoice',
  audience: 'ops',
  roles: [ROLES.frontOffice, ROLES.administrator],
  summary: 'Void a sale, once; its points are withdrawn, its goods, voucher and redemption returned',
  success: 'Invoice dibatalkan',
  params: z.object({ invoice: z.string('Data Tidak Ditemukan').check(z.maxLength(40)) }),
  body: z.strictObject({
    reason: z.string('Alasan wajib diisi').check(z.trim(), z.minLength(5, 'Alasan wajib diisi'), z.maxLength(300)),
  }),
  result: z.object({
    /** What happened to the voucher used in it, as text for the desk. */
    voucher: z.nullable(z.string()),
    handBack,
  }),
})
