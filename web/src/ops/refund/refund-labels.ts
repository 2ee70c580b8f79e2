import type { RefundItem, RefundState } from '@nmw/contract/ops-refund'
import type { BadgeProps } from '../../ui/list/badge.tsx'
import { blockedIcon, checkIcon, clockIcon, infoIcon } from '../../ui/icon/state-icons.ts'

export const refundBadges: Record<RefundState, Pick<BadgeProps, 'tone' | 'icon'> & { word: string }> = {
  DIAJUKAN: { word: 'Diajukan', tone: 'warning', icon: clockIcon },
  DISETUJUI: { word: 'Disetujui', tone: 'info', icon: infoIcon },
  DITRANSFER: { word: 'Ditransfer', tone: 'success', icon: checkIcon },
  DITOLAK: { word: 'Ditolak', tone: 'danger', icon: blockedIcon },
}

export function approvalMeans({ type, owed }: Pick<RefundItem, 'type' | 'owed'>) {
  if (owed) return 'Dana ini sudah menjadi utang klinik; konsultasi atau pesanannya tidak berubah.'
  return type === 'CONSULTATION'
    ? 'Konsultasi yang belum berlangsung dibatalkan dan kursinya menjadi kosong.'
    : 'Dana menjadi utang klinik sampai ditransfer.'
}
