import type { IconPath } from '../../ui/icon/icon.tsx'
import { stethoscopeIcon } from '../../ui/icon/navigation-icons.ts'
import { calendarIcon, cardIcon, coinsIcon, starIcon, ticketIcon } from '../../ui/icon/thing-icons.ts'

/** Indexed by category code. */
export const categoryIcons: readonly IconPath[] = [
  ticketIcon,
  coinsIcon,
  cardIcon,
  calendarIcon,
  stethoscopeIcon,
  starIcon,
]
