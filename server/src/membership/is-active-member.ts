import { gte } from 'drizzle-orm'
import { membership } from '../database/schema/membership-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'

/** The last day is included. It is a day in Jakarta, because the card names no branch. */
export function isActiveMember(row: { expiresOn: string } | undefined, at: Date) {
  return row !== undefined && row.expiresOn >= dateInJakarta(at)
}

/** The same rule as an SQL condition. */
export function activeMembers(at: Date) {
  return gte(membership.expiresOn, dateInJakarta(at))
}
