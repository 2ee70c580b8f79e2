import type { BranchCard } from '@nmw/contract/branch'
import { zoneLabel } from '@nmw/contract/zone'
import type { branch } from '../database/schema/branch-table.ts'
import { findRegion } from '../region/find-region.ts'
import { distanceBetween, type Place } from './distance-between.ts'
import { type DaysOff, isOpen } from './is-open.ts'
import { branchContacts } from './branch-contacts.ts'

type Row = typeof branch.$inferSelect

type Around = { now: Date; daysOff: readonly DaysOff[]; from: Place | undefined }

export function branchCard(row: Row, { now, daysOff, from }: Around): BranchCard {
  return {
    id: row.id,
    nama: row.name,
    image: row.image,
    address: row.address,
    city: findRegion(row.districtId)?.city.name ?? '',
    telephone: row.telephone,
    distance: from ? Math.round(distanceBetween(from, row) * 10) / 10 : null,
    operationalHours: { weekdays: row.weekdayHours, weekend: row.weekendHours },
    openNow: isOpen(row, daysOff, now),
    timezoneLabel: zoneLabel(row.timezone),
    ...branchContacts(row),
  }
}
