import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { branchQuery } from './ops-branch.ts'
import { pageOf, pageQuery } from './page.ts'
import { ROLES } from './role.ts'
import { rowIdText } from './row-id.ts'
import { requiredText } from './text.ts'

const REFUND_STATES = ['DIAJUKAN', 'DISETUJUI', 'DITRANSFER', 'DITOLAK'] as const
export type RefundState = (typeof REFUND_STATES)[number]

const desk = [ROLES.administrator, ROLES.frontOffice] as const
const caseId = z.object({ id: rowIdText('Kasus tidak ditemukan') })

const refundItem = z.object({
  id: z.number(),
  invoice: z.string(),
  type: z.enum(['CONSULTATION', 'MARKETPLACE']),
  patientName: z.string(),
  amount: z.number(),
  reason: z.string(),
  state: z.enum(REFUND_STATES),
  /** The patient has given a bank account. */
  hasBank: z.boolean(),
  /** Certainly owed: it cannot be refused. */
  owed: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type RefundItem = z.infer<typeof refundItem>

export const listRefunds = endpoint({
  method: 'GET',
  path: '/legacy/ops/refund',
  audience: 'ops',
  roles: desk,
  summary: 'Refund cases of a branch: the open ones, or those of one state',
  query: z.object({ ...branchQuery, ...pageQuery, state: z.optional(z.enum(REFUND_STATES)) }),
  result: pageOf(refundItem),
})

export const readRefund = endpoint({
  method: 'GET',
  path: '/legacy/ops/refund/:id',
  audience: 'ops',
  roles: desk,
  summary: 'A case with the bank account of the patient; the view is audited',
  params: caseId,
  result: z.extend(refundItem, {
    bank: z.nullable(z.object({ bank: z.string(), accountNumber: z.string(), accountName: z.string() })),
    staffNote: z.nullable(z.string()),
    paymentMethod: z.string(),
    paidAt: z.nullable(z.iso.datetime()),
    decidedAt: z.nullable(z.iso.datetime()),
    transferredAt: z.nullable(z.iso.datetime()),
  }),
})

const note = requiredText('Catatan', 255)

export const decideRefund = endpoint({
  method: 'PUT',
  path: '/legacy/ops/refund/:id/decide',
  audience: 'ops',
  roles: desk,
  summary: 'Approve a case or refuse it',
  success: 'Keputusan tersimpan',
  params: caseId,
  body: z.strictObject({ approve: z.boolean(), note }),
  result: z.literal(true),
})

export const noteRefundTransfer = endpoint({
  method: 'PUT',
  path: '/legacy/ops/refund/:id/transfer',
  audience: 'ops',
  roles: desk,
  summary: 'Record the transfer of an approved case',
  success: 'Transfer tercatat',
  params: caseId,
  body: z.strictObject({ note }),
  result: z.literal(true),
})
