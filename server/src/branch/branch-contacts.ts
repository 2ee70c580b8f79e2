import { whatsappLink } from '@nmw/contract/brand'
import type { branch } from '../database/schema/branch-table.ts'

type Row = Pick<typeof branch.$inferSelect, 'name' | 'latitude' | 'longitude' | 'whatsapp'>

/** Links to the map and to the branch's WhatsApp. */
export function branchContacts({ name, latitude, longitude, whatsapp }: Row) {
  return {
    googleMap: `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`,
    whatsapp: whatsapp && whatsappLink(whatsapp, `Halo ${name}, saya ingin reservasi.`),
  }
}
