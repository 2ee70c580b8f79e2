import type { ExpiryState } from '@nmw/contract/ops-stock'
import type { BadgeProps } from '../../ui/list/badge.tsx'
import { clockIcon, errorIcon } from '../../ui/icon/state-icons.ts'

export const expiryBadges: Record<ExpiryState, (Pick<BadgeProps, 'tone' | 'icon'> & { word: string }) | undefined> = {
  good: undefined,
  soon: { word: 'Segera kedaluwarsa', tone: 'warning', icon: clockIcon },
  expired: { word: 'Kedaluwarsa', tone: 'danger', icon: errorIcon },
}
