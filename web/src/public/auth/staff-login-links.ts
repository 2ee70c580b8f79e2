import type { Site } from '@nmw/contract/endpoint'

const ofStaff = [
  { site: 'dashboard', href: '/dashboard/login', label: 'Masuk ke NMW Konten' },
  { site: 'ops', href: '/ops/login', label: 'Masuk ke NMW Klinik' },
] as const

/** The URL parameter; undefined for patients, whose page this is. */
export function encodeSites(sites: readonly Site[]) {
  return sites.includes('member') ? undefined : sites.join(' ')
}

/** Where a new password can be used; empty for patients. */
export function staffLoginLinks(written: string | undefined) {
  const sites = written?.split(' ') ?? []
  return ofStaff.filter(({ site }) => sites.includes(site))
}
