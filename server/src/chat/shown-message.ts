import type { ChatMessage } from '@nmw/contract/chat'
import type { chatMessage } from '../database/schema/chat-table.ts'

type Side = 'patient' | 'clinic'
type Row = Pick<typeof chatMessage.$inferSelect, 'id' | 'sender' | 'body' | 'image' | 'createdAt' | 'clientKey'>

/** The clinic writes as the doctor or the branch; the actual writer is in the audit log. */
export function shownMessage(
  { id, sender, body, image, createdAt, clientKey }: Row,
  { names, reader }: { names: Record<Side, string>; reader: Side },
): ChatMessage {
  const mine = sender === reader
  const key = mine ? clientKey : null
  return { id, mine, sender: names[sender], text: body, image, date: createdAt.toISOString(), key }
}
