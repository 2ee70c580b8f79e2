import { type ChatMessage, readThread } from '@nmw/contract/chat'
import { useState } from 'react'
import { useCall } from '../../lib/use-call.ts'
import { useRead } from '../../lib/use-endpoint.ts'
import { mergeMessages } from './merge-messages.ts'
import { MESSAGES_A_PAGE, threadInput } from './thread-input.ts'

/** A conversation: its newest page, which is read again and again, and the older ones asked for. */
export function useMessages(id: number) {
  const call = useCall()
  const newest = useRead(readThread, threadInput(id), { quiet: true })
  const [known, setKnown] = useState<readonly ChatMessage[]>([])
  const [older, setOlder] = useState<'idle' | 'loading' | 'failed'>('idle')
  const messages = newest.data ? mergeMessages(known, newest.data.messages) : known
  if (messages !== known) setKnown(messages)

  async function loadOlder() {
    setOlder('loading')
    try {
      const page = Math.floor(messages.length / MESSAGES_A_PAGE) + 1
      const read = await call(readThread, threadInput(id, page))
      setKnown((before) => mergeMessages(before, read.messages))
      setOlder('idle')
    } catch {
      setOlder('failed')
    }
  }

  const hasOlder = messages.length < (newest.data?.page.totalData ?? 0)
  return { newest, messages, older, hasOlder, loadOlder: () => void loadOlder() }
}
