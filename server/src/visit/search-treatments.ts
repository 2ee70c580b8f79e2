import { and, asc, eq, ilike, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { containsPattern } from '../database/contains-pattern.ts'
import { treatment } from '../database/schema/treatment-table.ts'

const SHOWN = 20

export function searchTreatments({ db }: Context, { query }: { query: { search: string } }) {
  return db
    .select({ id: treatment.id, name: treatment.name, minutes: treatment.durationMinutes })
    .from(treatment)
    .where(
      and(
        eq(treatment.active, true),
        isNull(treatment.deletedAt),
        query.search ? ilike(treatment.name, containsPattern(query.search)) : undefined,
      ),
    )
    .orderBy(asc(treatment.name), asc(treatment.id))
    .limit(SHOWN)
}
