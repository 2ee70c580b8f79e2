import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { branchQuery } from './ops-branch.ts'
import { pageOf, pageQuery } from './page.ts'
import { ROLES } from './role.ts'
import { rowIdText } from './row-id.ts'
import { handBack, SALE_KINDS } from './sale.ts'
import { searchText } from './text.ts'

const roles = [ROLES.administrator, ROLES.frontOffice] as const

const saleGood = z.object({
  kind: z.enum(SALE_KINDS),
  id: z.string(),
  name: z.string(),
  price: z.number(),
  memberPrice: z.number(),
  discountPercent: z.number(),
})
export type SaleGood = z.infer<typeof saleGood>

export const findSaleGoods = endpoint({
  method: 'GET',
  path: '/legacy/ops/sale/goods',
  audience: 'ops',
  roles,
  summary: 'What can be sold at a desk: products, treatments and fees by a part of their name',
  query: z.object({ search: searchText }),
  result: z.array(saleGood),
})

const downPayment = z.object({
  invoice: z.string(),
  /** Amount paid, all of which counts in the sale that pays the rest. */
  paid: z.number(),
  total: z.number(),
  createdAt: z.iso.datetime(),
  items: z.array(z.object({ kind: z.enum(SALE_KINDS), id: z.string(), name: z.string(), quantity: z.number() })),
})
export type DownPayment = z.infer<typeof downPayment>

const ofPatient = z.object({
  ...branchQuery,
  patient: rowIdText('Pasien tidak ditemukan'),
})

export const listDownPayments = endpoint({
  method: 'GET',
  path: '/legacy/ops/sale/down-payment',
  audience: 'ops',
  roles,
  summary: 'Down payments of a patient not used in a sale yet, newest first',
  query: ofPatient,
  result: z.array(downPayment),
})

const prescribedGood = z.object({
  good: saleGood,
  /** Open sessions of a treatment, or units of a medicine to hand over. */
  quantity: z.number(),
  unit: z.string(),
  /** Day of the visit; of the last one, if a treatment was prescribed at several. */
  day: z.iso.date(),
  /** Required for redeeming the prescription. */
  must: z.boolean(),
  /** Still sold; a required item that is not blocks the redemption. */
  sold: z.boolean(),
  /**
   * The prescription a sale redeems and its remaining redemptions; null for treatments, narcotics and psychotropics.
   */
  redeems: z.nullable(z.object({ prescriptionId: z.number(), left: z.number() })),
})
export type PrescribedGood = z.infer<typeof prescribedGood>

export const listPrescribed = endpoint({
  method: 'GET',
  path: '/legacy/ops/sale/prescribed',
  audience: 'ops',
  roles,
  summary:
    'Prescribed items that can be sold to a patient: open treatments, narcotics and psychotropics, and the rest of the current prescription while it can be redeemed',
  query: ofPatient,
  result: z.array(prescribedGood),
})

const saleRow = z.object({
  invoice: z.string(),
  buyer: z.string(),
  total: z.number(),
  paid: z.number(),
  downPayment: z.boolean(),
  createdAt: z.iso.datetime(),
  by: z.string(),
  voidReason: z.nullable(z.string()),
  handBack,
})
export type SaleRow = z.infer<typeof saleRow>

export const listSales = endpoint({
  method: 'GET',
  path: '/legacy/ops/sale',
  audience: 'ops',
  roles,
  summary: 'Sales of a branch on one day, the newest first',
  query: z.object({
    ...branchQuery,
    ...pageQuery,
    /** In the branch's time zone; defaults to today. */
    day: z.optional(z.iso.date('Tanggal tidak valid')),
  }),
  result: pageOf(saleRow),
})
