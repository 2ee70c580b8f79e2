import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { branchQuery } from './ops-branch.ts'
import { OPS_STREAM_PATH } from './ops-stream-path.ts'

/** What may change at a branch; open screens then read it again. */
const STAFF_TOPICS = ['queue', 'order', 'refund', 'message', 'prescription', 'stock', 'sale', 'draft'] as const
export type StaffTopic = (typeof STAFF_TOPICS)[number]

export const staffEvent = z.object({
  topic: z.enum(['sync', ...STAFF_TOPICS]),
  /** The session, invoice, refund case or conversation; for a draft its visit and version, '12/4'. */
  id: z.optional(z.string()),
})
export type StaffEvent = z.infer<typeof staffEvent>

/** Not an envelope: server-sent events of one branch, `sync` first after every connection. */
export const openOpsStream = endpoint({
  method: 'GET',
  path: OPS_STREAM_PATH,
  audience: 'ops',
  summary: 'Changes at a branch, as server-sent events',
  query: z.object(branchQuery),
  result: staffEvent,
})
