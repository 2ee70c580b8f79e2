import type { Site } from '@nmw/contract/endpoint'

const ofStaff = [
  { site: 'dashboard', href: '/dashboard/login', label: 'Masuk ke NMW Konten' },
  { site: 'ops', href: '/ops/login', label: 'Masuk ke NMW Klinik' },
] as const

/** As a word in the address: nothing for patients, whose page it is. */
export function encodeSites(sites: readonly Site[]) {
  return sites.includes('member') ? undefined : sites.join(' ')
}

/** Where whoever has a new password may use it; nothing where that is the patients' own sign-in. */
export function staffLoginLinks(written: string | undefined) {
  const sites = written?.split(' ') ?? []
  return ofStaff.filter(({ site }) => sites.includes(site))
}
