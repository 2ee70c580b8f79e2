import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { zoneValue } from './zone-value.ts'

export const BRANCH_MISSING = 'Cabang tidak ditemukan'

/** The branch a user works at, as every list of the operations area takes it. */
export const branchNumber = z.coerce.number('Pilih cabang').check(z.int(), z.gte(1), z.lte(100_000))
export const branchQuery = { branch: branchNumber }

const zone = zoneValue()

const workBranch = z.object({
  id: z.number(),
  name: z.string(),
  timezone: zone,
  /** The user's own branch, opened first. */
  home: z.boolean(),
  /** A closed branch stays listed until its open work is done. */
  active: z.boolean(),
})
export type WorkBranch = z.infer<typeof workBranch>

export const listWorkBranches = endpoint({
  method: 'GET',
  path: '/legacy/ops/branch/mine',
  audience: 'ops',
  summary: 'The branches at which the caller may work, the own one first and closed ones last',
  result: z.array(workBranch),
})

/** Open work at a branch; a count is null where the caller's role has no access. */
const branchSummary = z.object({
  /** The calendar day at the branch. */
  day: z.iso.date(),
  /** Seats of today: expected, arrived, finished, absent. */
  expected: z.number(),
  arrived: z.number(),
  finished: z.number(),
  absent: z.number(),
  sessions: z.number(),
  /** Open orders by state. */
  toConfirm: z.nullable(z.number()),
  inProcess: z.nullable(z.number()),
  pickups: z.nullable(z.number()),
  /** Shipped, and returned or lost by the courier. */
  astray: z.nullable(z.number()),
  refundsAsked: z.nullable(z.number()),
  refundsApproved: z.nullable(z.number()),
  /** Conversations with messages that the clinic has not read. */
  unreadChats: z.nullable(z.number()),
})
export type BranchSummary = z.infer<typeof branchSummary>

export const readBranchSummary = endpoint({
  method: 'GET',
  path: '/legacy/ops/summary',
  audience: 'ops',
  summary: 'Numbers of open work at a branch',
  query: z.object(branchQuery),
  result: branchSummary,
})
