import type { Context } from '../context.ts'
import { findUnmatched } from './find-unmatched.ts'
import { reconcile } from './reconcile.ts'

export async function readReconciliation({ db, now }: Context) {
  const [sums, notices] = await Promise.all([reconcile(db), findUnmatched(db)])
  return { at: now().toISOString(), ...sums, notices }
}
