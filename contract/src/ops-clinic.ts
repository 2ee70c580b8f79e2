import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageOf, pageQuery } from './page.ts'
import { ROLES } from './role.ts'
import { searchText } from './text.ts'

/** What an administrator keeps up: branches, products, vouchers. Doctors and their days are in `ops-doctor`. */
const roles = [ROLES.administrator] as const
const hours = z.nullable(
  z.string().check(z.regex(/^([01]\d|2[0-3])\.[0-5]\d-([01]\d|2[0-3])\.[0-5]\d$/, 'Tulis jam seperti 09.00-20.00')),
)
const rupiah = (label: string) =>
  z.coerce.number(`${label} tidak valid`).check(z.int(`${label} harus bilangan bulat`), z.gte(0), z.lte(1_000_000_000))
const day = (label: string) => z.iso.date(`${label} wajib diisi`)
const numberId = (message: string) =>
  z.object({ id: z.coerce.number(message).check(z.int(), z.gte(1), z.lte(2_147_483_647)) })
const textId = (message: string) => z.object({ id: z.string(message).check(z.maxLength(40)) })

const clinicBranch = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  address: z.string(),
  timezone: z.string(),
  weekdayHours: z.nullable(z.string()),
  weekendHours: z.nullable(z.string()),
  telephone: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  active: z.boolean(),
})
export type ClinicBranch = z.infer<typeof clinicBranch>

export const listClinicBranches = endpoint({
  method: 'GET',
  path: '/legacy/ops/branch/all',
  audience: 'ops',
  roles,
  summary: 'Every branch with its hours and numbers',
  result: z.array(clinicBranch),
})

export const changeBranch = endpoint({
  method: 'PUT',
  path: '/legacy/ops/branch/:id',
  audience: 'ops',
  roles,
  summary: 'Change hours, numbers or whether a branch is open at all',
  success: 'Cabang tersimpan',
  params: numberId('Cabang tidak ditemukan'),
  body: z.strictObject({
    weekdayHours: hours,
    weekendHours: hours,
    telephone: z.nullable(z.string().check(z.trim(), z.regex(/^[\d\s()+-]{5,20}$/, 'Nomor telepon tidak valid'))),
    whatsapp: z.nullable(z.string().check(z.trim(), z.regex(/^62\d{9,12}$/, 'Nomor WhatsApp diawali 62'))),
    active: z.boolean(),
  }),
  result: z.literal(true),
})

const clinicProduct = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  price: z.number(),
  memberPrice: z.number(),
  discountPercent: z.number(),
  taxable: z.boolean(),
  active: z.boolean(),
})
export type ClinicProduct = z.infer<typeof clinicProduct>

export const listClinicProducts = endpoint({
  method: 'GET',
  path: '/legacy/ops/product',
  audience: 'ops',
  roles,
  summary: 'Products with their prices and flags',
  query: z.object({ ...pageQuery, search: searchText }),
  result: pageOf(clinicProduct),
})

export const changeProduct = endpoint({
  method: 'PUT',
  path: '/legacy/ops/product/:id',
  audience: 'ops',
  roles,
  summary: 'Change the prices and flags of a product; orders that were made keep theirs',
  success: 'Produk tersimpan',
  params: textId('Produk tidak ditemukan'),
  body: z
    .strictObject({
      price: rupiah('Harga'),
      memberPrice: rupiah('Harga anggota'),
      discountPercent: z.coerce.number('Diskon tidak valid').check(z.int(), z.gte(0), z.lte(100)),
      taxable: z.boolean(),
      active: z.boolean(),
    })
    .check(
      z.refine(({ price, memberPrice }) => memberPrice <= price, {
        message: 'Harga anggota tidak boleh di atas harga',
        path: ['memberPrice'],
      }),
    ),
  result: z.literal(true),
})

const clinicVoucher = z.object({
  id: z.string(),
  name: z.string(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  active: z.boolean(),
  options: z.array(
    z.object({ id: z.number(), name: z.string(), points: z.number(), value: z.number(), active: z.boolean() }),
  ),
  /** Of those given out: not used yet, and used. */
  open: z.number(),
  used: z.number(),
})
export type ClinicVoucher = z.infer<typeof clinicVoucher>

export const listClinicVouchers = endpoint({
  method: 'GET',
  path: '/legacy/ops/voucher',
  audience: 'ops',
  roles,
  summary: 'Vouchers of the catalogue with what they cost and how many are out',
  result: z.array(clinicVoucher),
})

export const changeVoucher = endpoint({
  method: 'PUT',
  path: '/legacy/ops/voucher/:id',
  audience: 'ops',
  roles,
  summary: 'Change when a voucher is offered; those given out stay as they are',
  success: 'Voucher tersimpan',
  params: textId('Voucher tidak ditemukan'),
  body: z.strictObject({ startsOn: day('Tanggal mulai'), endsOn: day('Tanggal akhir'), active: z.boolean() }).check(
    z.refine(({ startsOn, endsOn }) => endsOn >= startsOn, {
      message: 'Tanggal akhir tidak boleh sebelum tanggal mulai',
      path: ['endsOn'],
    }),
  ),
  result: z.literal(true),
})

export const changeVoucherOption = endpoint({
  method: 'PUT',
  path: '/legacy/ops/voucher/option/:id',
  audience: 'ops',
  roles,
  summary: 'Change what one choice of a voucher costs',
  success: 'Pilihan voucher tersimpan',
  params: numberId('Pilihan tidak ditemukan'),
  body: z.strictObject({
    points: z.coerce.number('Poin tidak valid').check(z.int(), z.gte(1, 'Poin minimal 1'), z.lte(1_000_000)),
    active: z.boolean(),
  }),
  result: z.literal(true),
})

export const readReconciliation = endpoint({
  method: 'GET',
  path: '/legacy/ops/reconciliation',
  audience: 'ops',
  roles,
  summary: 'The ledger held against the orders, to the rupiah',
  result: z.object({
    at: z.iso.datetime(),
    received: z.number(),
    paidOrders: z.number(),
    owed: z.number(),
    difference: z.number(),
    uneven: z.array(z.string()),
    loosePayments: z.number(),
    unmatched: z.number(),
  }),
})
