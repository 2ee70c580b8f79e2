import type { Site } from './endpoint.ts'

export const ROLES = {
  administrator: 1,
  patient: 2,
  marcom: 12,
  designer: 13,
  doctor: 21,
  pharmacist: 22,
  frontOffice: 23,
} as const

export type RoleId = (typeof ROLES)[keyof typeof ROLES]

const names: Record<RoleId, string> = {
  [ROLES.administrator]: 'Administrator',
  [ROLES.patient]: 'Pasien',
  [ROLES.marcom]: 'Marcom',
  [ROLES.designer]: 'Designer',
  [ROLES.doctor]: 'Dokter',
  [ROLES.pharmacist]: 'Apoteker',
  [ROLES.frontOffice]: 'Front Office',
}

const admitted: Record<Site, readonly number[]> = {
  member: [ROLES.patient],
  dashboard: [ROLES.administrator, ROLES.marcom, ROLES.designer],
  ops: [ROLES.administrator, ROLES.doctor, ROLES.pharmacist, ROLES.frontOffice],
}

export const NO_ACCESS_AT_LOGIN = 'Anda Tidak Memiliki Akses Untuk Halaman Ini'
export const NO_ACCESS_TO_PAGE = 'Anda Tidak Memiliki Akses Ke Halaman Ini'

export function roleName(roleId: number) {
  return names[roleId as RoleId] ?? 'Tidak dikenal'
}

export function mayEnter(site: Site, roleId: number) {
  return admitted[site].includes(roleId)
}
