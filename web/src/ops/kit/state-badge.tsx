import { Badge } from '../../ui/badge.tsx'
import { blockedIcon, checkIcon } from '../../ui/state-icons.ts'

/** Whether something of the clinic is in use, in a word of its own. */
export function StateBadge({ on, words }: { on: boolean; words: readonly [on: string, off: string] }) {
  return (
    <Badge tone={on ? 'success' : 'plain'} icon={on ? checkIcon : blockedIcon}>
      {words[on ? 0 : 1]}
    </Badge>
  )
}
