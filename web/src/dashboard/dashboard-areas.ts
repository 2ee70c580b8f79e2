import { ROLES } from '@nmw/contract/role'
import { articleIcon, bannerIcon, bookIcon, chartIcon, leafIcon, peopleIcon } from '../ui/icon/navigation-icons.ts'
import { trashIcon } from '../ui/icon/action-icons.ts'
import { clockIcon } from '../ui/icon/state-icons.ts'
import { imageIcon } from '../ui/icon/thing-icons.ts'

/** The four kinds of content, in tab order. */
export const dashboardAreas = [
  {
    href: '/dashboard/article',
    label: 'Artikel',
    icon: articleIcon,
    purpose: 'Tulis, sunting, dan terbitkan artikel untuk pasien dan pengunjung situs.',
  },
  {
    href: '/dashboard/banner',
    label: 'Banner',
    icon: bannerIcon,
    purpose: 'Atur promo yang tampil di beranda pasien: isi, masa tayang, dan urutan slide.',
  },
  {
    href: '/dashboard/treatment',
    label: 'Treatment',
    icon: leafIcon,
    purpose: 'Kelola layanan klinik dalam lima kelompok, beserta gambar dan sub-layanannya.',
  },
  {
    href: '/dashboard/catalog',
    label: 'Katalog',
    icon: bookIcon,
    purpose: 'Kelola katalog: nama, tautan, deskripsi, dan gambar sampul.',
  },
] as const

export const mediaArea = { href: '/dashboard/media', label: 'Media', icon: imageIcon } as const
export const summaryArea = { href: '/dashboard/home', label: 'Ringkasan', icon: chartIcon } as const

export const administratorAreas = [
  { href: '/dashboard/staff', label: 'Akun staf', icon: peopleIcon },
  { href: '/dashboard/audit', label: 'Catatan audit', icon: clockIcon },
  { href: '/dashboard/trash', label: 'Sampah', icon: trashIcon },
] as const

export function isAreaOf(path: string, roleId: number) {
  return roleId === ROLES.administrator || !administratorAreas.some(({ href }) => `${path}/`.startsWith(`${href}/`))
}
