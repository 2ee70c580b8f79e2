import type { AppointmentCard } from '@nmw/contract/appointment'
import { Badge, type BadgeProps } from '../../ui/list/badge.tsx'
import { blockedIcon, clockIcon, infoIcon, successIcon } from '../../ui/icon/state-icons.ts'
import { calendarIcon } from '../../ui/icon/thing-icons.ts'

/** By the class name that the API sends with a status. */
const looks: Record<string, Pick<BadgeProps, 'tone' | 'icon'>> = {
  danger: { tone: 'danger', icon: blockedIcon },
  warning: { tone: 'warning', icon: clockIcon },
  info: { tone: 'info', icon: calendarIcon },
  success: { tone: 'success', icon: successIcon },
}

export function AppointmentBadge({ status }: Pick<AppointmentCard, 'status'>) {
  return <Badge {...(looks[status.className] ?? { tone: 'plain', icon: infoIcon })}>{status.title}</Badge>
}
