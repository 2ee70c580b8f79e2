import type { Context } from '../context.ts'
import { reconcile } from './reconcile.ts'

export async function readReconciliation({ db, now }: Context) {
  return { at: now().toISOString(), ...(await reconcile(db)) }
}
