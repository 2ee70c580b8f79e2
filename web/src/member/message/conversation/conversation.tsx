import type { Thread } from '@nmw/contract/chat'
import { useState } from 'react'
import { ApiError } from '../../../lib/call/call.ts'
import { ChatTimer } from '../../../shared/message/chat-timer.tsx'
import { buttonClass } from '../../../ui/frame/button-class.ts'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { SearchDrawing } from '../../../ui/drawing/search-drawing.tsx'
import { UiLink } from '../../../ui/frame/ui-link.tsx'
import { Composer } from '../write/composer.tsx'
import { ConversationHead } from './conversation-head.tsx'
import { ConversationSkeleton } from './conversation-skeleton.tsx'
import styles from './conversation.module.css'
import { MessageLog } from './message-log.tsx'
import { messagePath } from '../thread-input.ts'
import { useMessages } from './use-messages.ts'
import { useOutgoing } from '../write/use-outgoing.ts'
import { useMarkThreadRead } from './use-mark-thread-read.ts'
import { useVisibleArea } from './use-visible-area.ts'
import { WritingNote } from '../write/writing-note.tsx'

export function Conversation({ id }: { id: number }) {
  const { newest, messages, older, hasOlder, loadOlder } = useMessages(id)
  const { outgoing, send, retry, attach, remove } = useOutgoing(id)
  const [ended, setEnded] = useState<string>()
  const area = useVisibleArea()
  const { data, error, isError, isFetching, refetch } = newest
  useMarkThreadRead(data?.thread)

  if (!data) {
    const missing = isError && error instanceof ApiError && error.status === 404
    return (
      <section className={styles.conversation} ref={area}>
        <ConversationHead />
        {missing ? (
          <ThreadNotFound />
        ) : isError ? (
          <ErrorState title="Percakapan gagal dimuat" onRetry={() => void refetch()} retrying={isFetching}>
            {error.message}
          </ErrorState>
        ) : (
          <ConversationSkeleton />
        )}
      </section>
    )
  }

  const { now } = data
  // The page's clock ends the session to the second; the server confirms it on the next read.
  const thread: Thread =
    ended === data.thread.sessionEndsAt && ended ? { ...data.thread, state: 'ended', canSend: false } : data.thread

  function endSession() {
    if (data?.thread.sessionEndsAt) setEnded(data.thread.sessionEndsAt)
    void refetch()
  }

  const known = new Set(messages.map(({ key }) => key))
  return (
    <section className={styles.conversation} ref={area} aria-label={`Percakapan dengan ${thread.title}`}>
      <ConversationHead thread={thread} />
      {thread.state === 'session' && thread.sessionEndsAt ? (
        <ChatTimer
          key={thread.sessionEndsAt}
          label="Sesi chat dengan dokter"
          until={thread.sessionEndsAt}
          now={now}
          onEnd={endSession}
        />
      ) : null}
      <MessageLog
        thread={thread}
        now={now}
        messages={messages}
        // A message that was stored although its answer was lost is found by its key.
        outgoing={outgoing.filter(({ key }) => !known.has(key))}
        older={older}
        onOlder={hasOlder ? loadOlder : undefined}
        onRetry={thread.canSend ? retry : undefined}
        onPhoto={attach}
        onRemove={remove}
      />
      <WritingNote state={thread.state} />
      {thread.canSend ? <Composer id={id} onSend={send} /> : null}
    </section>
  )
}

function ThreadNotFound() {
  return (
    <EmptyState
      art={<SearchDrawing />}
      title="Percakapan tidak ditemukan"
      action={
        <UiLink href={messagePath} className={buttonClass()}>
          Lihat semua pesan
        </UiLink>
      }
    />
  )
}
