import type { Thread } from '@nmw/contract/chat'
import { Card } from '../../../ui/frame/card.tsx'
import { ThreadRow } from './thread-row.tsx'

type ThreadListProps = { threads: readonly Thread[]; now: number; current: number | undefined }

export function ThreadList({ threads, now, current }: ThreadListProps) {
  return (
    <Card as="ul" rows aria-label="Percakapan">
      {threads.map((thread) => (
        <li key={thread.id}>
          <ThreadRow thread={thread} now={now} current={thread.id === current} />
        </li>
      ))}
    </Card>
  )
}
