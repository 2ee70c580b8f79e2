import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { branchNumber, branchQuery } from './ops-branch.ts'
import { pageInfo, pageOf, pageQuery } from './page.ts'
import { ROLES } from './role.ts'
import { rowIdText } from './row-id.ts'
import { requiredText, searchText } from './text.ts'
import { wholeNumber } from './whole-number.ts'

/** A batch that expires within this many days is marked. */
export const SOON_DAYS = 60
export const SHELF_MISSING = 'Barang tidak ditemukan'

const pharmacy = [ROLES.administrator, ROLES.pharmacist] as const
const pieces = (least: number) => wholeNumber('Jumlah', { min: least, max: 100_000 })
const batchId = rowIdText('Batch tidak ditemukan')

const EXPIRY_STATES = ['good', 'soon', 'expired'] as const
export type ExpiryState = (typeof EXPIRY_STATES)[number]

const shelf = z.object({
  itemId: z.string(),
  kind: z.enum(['medicine', 'product']),
  name: z.string(),
  detail: z.string(),
  onHand: z.number(),
  /** Reserved for orders. */
  reserved: z.number(),
  /** Neither reserved nor expired. */
  available: z.number(),
  soon: z.number(),
  expired: z.number(),
  nextExpiry: z.nullable(z.iso.date()),
})
export type Shelf = z.infer<typeof shelf>

export const listShelves = endpoint({
  method: 'GET',
  path: '/legacy/ops/stock',
  audience: 'ops',
  roles: pharmacy,
  summary: 'Stock of a branch; optionally only what expires soon, or is running out',
  query: z.object({
    ...branchQuery,
    ...pageQuery,
    search: searchText,
    show: z._default(z.enum(['all', 'soon', 'low']), 'all'),
  }),
  result: z.extend(pageOf(shelf), { soon: z.number(), low: z.number() }),
})

export const ENTRY_LABELS = {
  received: 'Diterima',
  reserved: 'Dipesan',
  released: 'Dilepas',
  sold: 'Keluar',
  'written-off': 'Dihapus',
  counted: 'Hitung ulang',
} as const
export type EntryKind = keyof typeof ENTRY_LABELS

const shelfBatch = z.object({
  id: z.number(),
  batch: z.string(),
  expiresOn: z.iso.date(),
  quantity: z.number(),
  state: z.enum(EXPIRY_STATES),
})
export type ShelfBatch = z.infer<typeof shelfBatch>

export const readShelf = endpoint({
  method: 'GET',
  path: '/legacy/ops/stock/:item',
  audience: 'ops',
  roles: pharmacy,
  summary: 'Stock of one item: its batches, and its entries, latest first and page by page',
  params: z.object({ item: z.string(SHELF_MISSING).check(z.maxLength(40)) }),
  query: z.object({ ...branchQuery, ...pageQuery }),
  result: z.extend(shelf, {
    batches: z.array(shelfBatch),
    entries: z.array(
      z.object({
        id: z.number(),
        kind: z.enum(Object.keys(ENTRY_LABELS) as [EntryKind, ...EntryKind[]]),
        quantity: z.number(),
        batch: z.nullable(z.string()),
        reference: z.string(),
        by: z.nullable(z.string()),
        at: z.iso.datetime(),
      }),
    ),
    /** Of the entries. */
    page: pageInfo,
  }),
})
export type ShelfDetail = z.infer<typeof readShelf.result>

export const receiveDelivery = endpoint({
  method: 'POST',
  path: '/legacy/ops/stock/receive',
  audience: 'ops',
  roles: pharmacy,
  summary: 'Receive a batch; each delivery note counts once for a batch',
  success: 'Barang diterima',
  once: true,
  body: z.strictObject({
    branch: branchNumber,
    item: requiredText('Barang', 40),
    batch: requiredText('Nomor batch', 40),
    expiresOn: z.iso.date('Tanggal kedaluwarsa wajib diisi'),
    quantity: pieces(1),
    reference: requiredText('Nomor surat jalan', 60),
  }),
  result: z.literal(true),
})

export const writeOffStock = endpoint({
  method: 'POST',
  path: '/legacy/ops/stock/write-off',
  audience: 'ops',
  roles: pharmacy,
  summary: 'Write off broken, lost or expired units of a batch; never those reserved for an order',
  success: 'Barang dihapus dari stok',
  once: true,
  body: z.strictObject({ batch: batchId, quantity: pieces(1), reason: requiredText('Alasan', 100) }),
  result: z.literal(true),
})

export const countStock = endpoint({
  method: 'POST',
  path: '/legacy/ops/stock/count',
  audience: 'ops',
  roles: pharmacy,
  summary: 'Correct the count of a batch; refused when the batch changed since it was shown',
  success: 'Hasil hitung tersimpan',
  once: true,
  body: z.strictObject({
    batch: batchId,
    /** What the screen showed: a count from another number is refused. */
    expected: pieces(0),
    counted: pieces(0),
    note: requiredText('Catatan', 100),
  }),
  result: z.literal(true),
})

export const correctExpiry = endpoint({
  method: 'POST',
  path: '/legacy/ops/stock/expiry',
  audience: 'ops',
  roles: pharmacy,
  summary: 'Correct the expiry date of a batch; refused when it changed since it was shown',
  success: 'Tanggal kedaluwarsa diperbaiki',
  once: true,
  body: z.strictObject({
    batch: batchId,
    /** What the screen showed: a correction from another date is refused. */
    expected: z.iso.date('Tanggal kedaluwarsa wajib diisi'),
    expiresOn: z.iso.date('Tanggal kedaluwarsa wajib diisi'),
    reason: requiredText('Alasan', 100),
  }),
  result: z.literal(true),
})
