import { gte } from 'drizzle-orm'
import { membership } from '../database/schema/membership-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'

/** Its last day counts whole. The card names a day and no branch, so the day is that of Jakarta. */
export function isActiveMember(row: { expiresOn: string } | undefined, at: Date) {
  return row !== undefined && row.expiresOn >= dateInJakarta(at)
}

/** The same rule as a condition on rows of the table. */
export function activeMembers(at: Date) {
  return gte(membership.expiresOn, dateInJakarta(at))
}
