import type { BranchSummary } from '@nmw/contract/ops-branch'
import { ROLES, type RoleId } from '@nmw/contract/role'
import {
  chatIcon,
  homeIcon,
  peopleIcon,
  personIcon,
  prescriptionIcon,
  stethoscopeIcon,
  receiptIcon,
  settingsIcon,
} from '../ui/icon/navigation-icons.ts'
import { boxIcon, coinsIcon, ticketIcon } from '../ui/icon/thing-icons.ts'
import type { IconPath } from '../ui/icon/icon.tsx'

/** A count on the menu card; null is not shown. */
type Waiting = { word: string; count: (summary: BranchSummary) => number | null }

export type OpsMenuItem = {
  href: string
  label: string
  icon: IconPath
  roles: readonly RoleId[]
  purpose: string
  waiting?: readonly Waiting[]
}

const { administrator, doctor, frontOffice, pharmacist } = ROLES
const desk = [frontOffice, administrator] as const

export const opsHome = { href: '/ops', label: 'Beranda', icon: homeIcon } as const

/** All menu items and their roles, in menu order. */
const opsMenu: readonly OpsMenuItem[] = [
  {
    href: '/ops/visit',
    label: 'Pasien saya',
    icon: stethoscopeIcon,
    roles: [doctor],
    purpose: 'Keluhan, foto, riwayat, dan resep pasien Anda hari ini.',
    waiting: [
      { word: 'menunggu', count: ({ arrived }) => arrived },
      { word: 'terjadwal', count: ({ expected }) => expected },
    ],
  },
  {
    href: '/ops/order',
    label: 'Pesanan',
    icon: prescriptionIcon,
    roles: [pharmacist, administrator],
    purpose: 'Periksa resep, kemas, dan kirim atau siapkan untuk diambil.',
    waiting: [
      { word: 'perlu dikonfirmasi', count: ({ toConfirm }) => toConfirm },
      { word: 'perlu dikemas', count: ({ inProcess }) => inProcess },
      { word: 'kiriman bermasalah', count: ({ astray }) => astray || null },
    ],
  },
  {
    href: '/ops/stock',
    label: 'Stok',
    icon: boxIcon,
    roles: [pharmacist, administrator],
    purpose: 'Batch, tanggal kedaluwarsa, barang masuk, dan hitung ulang.',
  },
  {
    href: '/ops/queue',
    label: 'Antrean',
    icon: peopleIcon,
    roles: desk,
    purpose: 'Pasien hari ini, kehadiran, dan pasien datang langsung.',
    waiting: [
      { word: 'terjadwal', count: ({ expected }) => expected },
      { word: 'hadir', count: ({ arrived }) => arrived },
    ],
  },
  {
    href: '/ops/patient',
    label: 'Pasien',
    icon: personIcon,
    roles: desk,
    purpose: 'Cari, daftarkan, dan perbaiki data pasien serta keanggotaan.',
  },
  {
    href: '/ops/desk',
    label: 'Serah terima',
    icon: ticketIcon,
    roles: desk,
    purpose: 'Pakai voucher dan serahkan pesanan dengan kodenya.',
    waiting: [{ word: 'siap diambil', count: ({ pickups }) => pickups }],
  },
  {
    href: '/ops/sale',
    label: 'Kasir',
    icon: receiptIcon,
    roles: desk,
    purpose: 'Jual produk dan perawatan di klinik, cetak struk.',
  },
  {
    href: '/ops/refund',
    label: 'Dana kembali',
    icon: coinsIcon,
    roles: desk,
    purpose: 'Setujui, tolak, dan catat transfer pengembalian dana.',
    waiting: [
      { word: 'diajukan', count: ({ refundsAsked }) => refundsAsked },
      { word: 'menunggu transfer', count: ({ refundsApproved }) => refundsApproved },
    ],
  },
  {
    href: '/ops/message',
    label: 'Pesan',
    icon: chatIcon,
    roles: [...desk, doctor],
    purpose: 'Jawab pertanyaan pasien.',
    waiting: [{ word: 'belum dibaca', count: ({ unreadChats }) => unreadChats }],
  },
  {
    href: '/ops/admin',
    label: 'Kelola klinik',
    icon: settingsIcon,
    roles: [administrator],
    purpose: 'Cabang, dokter, jadwal, produk, voucher, ketentuan, dan rekonsiliasi.',
  },
]

export function menuItemsOf(roleId: number) {
  return opsMenu.filter(({ roles }) => (roles as readonly number[]).includes(roleId))
}

/** Whether this role may open the path; a path outside the menu is open to all. */
export function isAllowedPath(path: string, roleId: number) {
  const place = opsMenu.find(({ href }) => `${path}/`.startsWith(`${href}/`))
  return !place || (place.roles as readonly number[]).includes(roleId)
}
