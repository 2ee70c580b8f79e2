import { Badge } from '../../ui/list/badge.tsx'
import { shownStatus } from './order-status.ts'

export function OrderStatusBadge({ order }: { order: Parameters<typeof shownStatus>[0] }) {
  const { label, tone, icon } = shownStatus(order)
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}
