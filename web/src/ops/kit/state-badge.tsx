import { Badge } from '../../ui/badge.tsx'
import { blockedIcon, checkIcon } from '../../ui/state-icons.ts'

/** Whether something of the clinic is in use, in a word of its own. */
export function StateBadge({ on, labels }: { on: boolean; labels: readonly [on: string, off: string] }) {
  return (
    <Badge tone={on ? 'success' : 'plain'} icon={on ? checkIcon : blockedIcon}>
      {labels[on ? 0 : 1]}
    </Badge>
  )
}
