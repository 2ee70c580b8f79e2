import { Badge } from '../../ui/list/badge.tsx'
import { blockedIcon, checkIcon } from '../../ui/icon/state-icons.ts'

export function StateBadge({ on, labels }: { on: boolean; labels: readonly [on: string, off: string] }) {
  return (
    <Badge tone={on ? 'success' : 'plain'} icon={on ? checkIcon : blockedIcon}>
      {labels[on ? 0 : 1]}
    </Badge>
  )
}
