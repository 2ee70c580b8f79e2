import { asc } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { usageCode } from '../database/schema/medicine-table.ts'

export function listUsages({ db }: Context) {
  return db
    .select({ code: usageCode.code, shortText: usageCode.shortText, detail: usageCode.detail })
    .from(usageCode)
    .orderBy(asc(usageCode.shortText), asc(usageCode.code))
}
