import type { RefundState } from '@nmw/contract/ops-refund'
import type { BadgeProps } from '../../ui/badge.tsx'
import { blockedIcon, checkIcon, clockIcon, infoIcon } from '../../ui/state-icons.ts'

export const refundLooks: Record<RefundState, Pick<BadgeProps, 'tone' | 'icon'> & { word: string }> = {
  DIAJUKAN: { word: 'Diajukan', tone: 'warning', icon: clockIcon },
  DISETUJUI: { word: 'Disetujui', tone: 'info', icon: infoIcon },
  DITRANSFER: { word: 'Ditransfer', tone: 'success', icon: checkIcon },
  DITOLAK: { word: 'Ditolak', tone: 'danger', icon: blockedIcon },
}
