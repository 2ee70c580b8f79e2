import type { DeviceSession } from '@nmw/contract/auth'

type Device = Pick<DeviceSession, 'browser' | 'os'>

const sites: Record<DeviceSession['site'], string> = {
  member: 'Aplikasi pasien',
  dashboard: 'NMW Konten',
  ops: 'NMW Klinik',
}

export function browserLabel({ browser }: Device) {
  return nameAndVersion(browser)
}

export function osLabel({ os }: Device) {
  return nameAndVersion(os)
}

export function siteLabel(site: DeviceSession['site']) {
  return sites[site]
}

export function isPhone({ os }: Device) {
  return /android|ios|windows phone|harmony/i.test(os.name)
}

/** The device limit is reached, so another device must be signed out first. */
export function deviceLimitText(devices: number) {
  const [where, which] =
    devices === 1 ? ['perangkat lain', 'perangkat itu'] : [`${devices} perangkat`, 'satu perangkat']
  return `Akun Anda sudah masuk di ${where}. Keluarkan ${which} untuk melanjutkan di sini.`
}

function nameAndVersion({ name, version }: Device['os']) {
  return version ? `${name} ${version}` : name
}
