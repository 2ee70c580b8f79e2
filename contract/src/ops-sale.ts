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
  /** What was taken, all of which counts in the sale that pays the rest. */
  paid: z.number(),
  total: z.number(),
  createdAt: z.iso.datetime(),
  items: z.array(z.object({ kind: z.enum(SALE_KINDS), id: z.string(), name: z.string(), quantity: z.number() })),
})
export type DownPayment = z.infer<typeof downPayment>

export const listDownPayments = endpoint({
  method: 'GET',
  path: '/legacy/ops/sale/down-payment',
  audience: 'ops',
  roles,
  summary: 'Down payments of a patient that count in no sale yet, the newest first',
  query: z.object({ ...branchQuery, patient: rowIdText('Pasien tidak ditemukan') }),
  result: z.array(downPayment),
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
    /** In the time of the branch; today where none is named. */
    day: z.optional(z.iso.date('Tanggal tidak valid')),
  }),
  result: pageOf(saleRow),
})
