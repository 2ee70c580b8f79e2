import type { BranchCard } from '@nmw/contract/branch'
import { whatsappLink } from '@nmw/contract/brand'
import { zoneLabel } from '@nmw/contract/zone'
import type { branch } from '../database/schema/branch-table.ts'
import { findRegion } from '../region/find-region.ts'
import { distanceBetween, type Place } from './distance-between.ts'
import { isOpen } from './is-open.ts'

type Row = typeof branch.$inferSelect

export function branchCard(row: Row, now: Date, from?: Place): BranchCard {
  return {
    id: row.id,
    nama: row.name,
    image: row.image,
    address: row.address,
    city: findRegion(row.districtId)?.city.name ?? '',
    telephone: row.telephone,
    distance: from ? Math.round(distanceBetween(from, row) * 10) / 10 : null,
    operationalHours: { weekdays: row.weekdayHours, weekend: row.weekendHours },
    openNow: isOpen(row, now),
    timezoneLabel: zoneLabel(row.timezone),
    googleMap: `https://www.google.com/maps/search/?api=1&query=${row.latitude}%2C${row.longitude}`,
    whatsapp: row.whatsapp && whatsappLink(row.whatsapp, `Halo ${row.name}, saya ingin reservasi.`),
  }
}
