import type { DispensaryOrder, DispensaryState } from '@nmw/contract/ops-order'
import type { BadgeProps } from '../../ui/list/badge.tsx'
import { checkIcon, clockIcon, errorIcon, warningIcon } from '../../ui/icon/state-icons.ts'
import { boxIcon, storeIcon, truckIcon } from '../../ui/icon/thing-icons.ts'

type BadgeLook = Pick<BadgeProps, 'tone' | 'icon'> & { word: string }

export const dispensaryStateLabels: Record<DispensaryState, string> = {
  WAITING_CONFIRM: 'Perlu dikonfirmasi',
  PROCESS: 'Perlu dikemas',
  SELF_PICKUP: 'Siap diambil',
  SHIPPED: 'Dikirim',
}

export const parcelLabels: Record<NonNullable<DispensaryOrder['parcel']>, string> = {
  requested: 'Kurir dipanggil, resi menyusul',
  processed: 'Resi dibuat, kurir akan menjemput',
  shipped: 'Dibawa kurir',
  troubled: 'Kurir melaporkan kendala pengiriman',
  delivered: 'Sampai',
  returned: 'Kembali ke klinik',
  lost: 'Hilang atau rusak di tangan kurir',
  cancelled: 'Penjemputan dibatalkan',
}

export function badgeOf({ state, packedAt, parcel }: DispensaryOrder): BadgeLook {
  if (state === 'WAITING_CONFIRM') return { word: 'Menunggu konfirmasi', tone: 'warning', icon: clockIcon }
  if (state === 'SELF_PICKUP') return { word: 'Siap diambil', tone: 'success', icon: storeIcon }
  if (state === 'SHIPPED' && parcel === 'returned')
    return { word: 'Kembali ke klinik', tone: 'warning', icon: warningIcon }
  if (state === 'SHIPPED' && parcel === 'lost') return { word: 'Hilang atau rusak', tone: 'danger', icon: errorIcon }
  if (state === 'SHIPPED' && parcel === 'troubled') return { word: 'Terkendala', tone: 'warning', icon: warningIcon }
  if (state === 'SHIPPED') return { word: 'Dikirim', tone: 'success', icon: truckIcon }
  if (state === 'COMPLETED') return { word: 'Selesai', tone: 'success', icon: checkIcon }
  if (state === 'CANCEL') return { word: 'Dibatalkan', tone: 'danger', icon: undefined }
  if (parcel && parcel !== 'cancelled') return { word: 'Menunggu kurir', tone: 'info', icon: truckIcon }
  return packedAt
    ? { word: 'Sudah dikemas', tone: 'info', icon: boxIcon }
    : { word: 'Perlu dikemas', tone: 'brand', icon: boxIcon }
}
