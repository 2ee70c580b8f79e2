import type { ChatMessage } from '@nmw/contract/chat'
import type { PageInfo } from '@nmw/contract/page'
import { useState } from 'react'
import { mergeMessages } from './merge-messages.ts'

type MessagePage = { messages: ChatMessage[]; page: PageInfo }

/** The messages of a conversation: the newest page, which is refetched, and older pages on demand. */
export function useMessagePages(
  newest: MessagePage | undefined,
  { size, read }: { size: number; read: (page: number) => Promise<MessagePage> },
) {
  const [known, setKnown] = useState<readonly ChatMessage[]>([])
  const [older, setOlder] = useState<'idle' | 'loading' | 'failed'>('idle')
  const messages = newest ? mergeMessages(known, newest.messages) : known
  if (messages !== known) setKnown(messages)

  async function loadOlder() {
    setOlder('loading')
    try {
      const found = await read(pageAfter(messages.length, size))
      setKnown((before) => mergeMessages(before, found.messages))
      setOlder('idle')
    } catch {
      setOlder('failed')
    }
  }

  const hasOlder = messages.length < (newest?.page.totalData ?? 0)
  return { messages, older, hasOlder, loadOlder: () => void loadOlder() }
}

/** The page with the next older message; if new ones arrived meanwhile it overlaps, and leaves none out. */
export function pageAfter(known: number, size: number) {
  return Math.floor(known / size) + 1
}
