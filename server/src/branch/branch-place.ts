import { MINUTE } from '@nmw/contract/duration'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { branch } from '../database/schema/branch-table.ts'
import type { Place } from './distance-between.ts'

/** Another server may have changed the branch. */
const FRESH = MINUTE

type Kept = { place: Place & { districtId: number }; at: number }

const cacheByDatabase = new WeakMap<Database, Map<number, Kept>>()

/** Cached, because every price needs it. */
export async function placeOfBranch({ db, now }: Pick<Context, 'db' | 'now'>, id: number) {
  const kept = cacheByDatabase.get(db) ?? new Map<number, Kept>()
  cacheByDatabase.set(db, kept)
  const at = now().getTime()
  const known = kept.get(id)
  if (known && at >= known.at && at - known.at < FRESH) return known.place
  const { districtId, latitude, longitude } = branch
  const [place] = await db.select({ districtId, latitude, longitude }).from(branch).where(eq(branch.id, id))
  if (place) kept.set(id, { place, at })
  return place
}

export function clearPlaceCache(db: Database, id: number) {
  cacheByDatabase.get(db)?.delete(id)
}
