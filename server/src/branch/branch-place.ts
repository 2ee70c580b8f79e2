import { MINUTE } from '@nmw/contract/duration'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { branch } from '../database/schema/branch-table.ts'
import type { Place } from './distance-between.ts'

/** Another server may have changed the branch. */
const MAX_AGE = MINUTE

type CachedPlace = { place: Place & { districtId: number }; at: number }

const cacheByDatabase = new WeakMap<Database, Map<number, CachedPlace>>()

/** Cached, because every price needs it. */
export async function placeOfBranch({ db, now }: Pick<Context, 'db' | 'now'>, id: number) {
  const cache = cacheByDatabase.get(db) ?? new Map<number, CachedPlace>()
  cacheByDatabase.set(db, cache)
  const at = now().getTime()
  const known = cache.get(id)
  if (known && at >= known.at && at - known.at < MAX_AGE) return known.place
  const { districtId, latitude, longitude } = branch
  const [place] = await db.select({ districtId, latitude, longitude }).from(branch).where(eq(branch.id, id))
  if (place) cache.set(id, { place, at })
  return place
}

export function clearPlaceCache(db: Database, id: number) {
  cacheByDatabase.get(db)?.delete(id)
}
