import type { IconPath } from '../../ui/icon.tsx'
import { stethoscopeIcon } from '../../ui/navigation-icons.ts'
import { calendarIcon, cardIcon, coinsIcon, starIcon, ticketIcon } from '../../ui/thing-icons.ts'

/** Indexed by category code. */
export const categoryIcons: readonly IconPath[] = [
  ticketIcon,
  coinsIcon,
  cardIcon,
  calendarIcon,
  stethoscopeIcon,
  starIcon,
]
