import type { ChatMessage } from '@nmw/contract/chat'
import type { chatMessage } from '../database/schema/chat-table.ts'

type Side = 'patient' | 'clinic'
type Row = Pick<typeof chatMessage.$inferSelect, 'id' | 'sender' | 'body' | 'image' | 'createdAt'>

/** The clinic speaks with one voice, that of the doctor or the branch; who wrote is in the audit log. */
export function shownMessage(
  { id, sender, body, image, createdAt }: Row,
  { names, reader }: { names: Record<Side, string>; reader: Side },
): ChatMessage {
  return { id, mine: sender === reader, sender: names[sender], text: body, image, date: createdAt.toISOString() }
}
