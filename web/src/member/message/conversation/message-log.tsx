import type { ChatMessage, Thread } from '@nmw/contract/chat'
import { formatDate } from '../../../lib/format/format-when.ts'
import { OlderMessages } from '../../../shared/message/older-messages.tsx'
import { arrowDownIcon } from '../../../ui/icon/arrow-icons.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { MessageBubble } from './message-bubble.tsx'
import styles from './message-log.module.css'
import type { Outgoing, Photo } from '../write/outgoing.ts'
import { OutgoingBubble } from '../write/outgoing-bubble.tsx'
import { useLogScroll } from './use-log-scroll.ts'

type MessageLogProps = {
  thread: Thread
  now: string
  messages: readonly ChatMessage[]
  outgoing: readonly Outgoing[]
  older: 'idle' | 'loading' | 'failed'
  /** undefined when there are none */
  onOlder: (() => void) | undefined
  /** undefined while writing is not allowed */
  onRetry: ((message: Outgoing) => void) | undefined
  onPhoto: (message: Outgoing, photo: Photo) => void
  onRemove: (message: Outgoing) => void
}

export function MessageLog(props: MessageLogProps) {
  const { thread, now, messages, outgoing, older, onOlder, onRetry, onPhoto, onRemove } = props
  const { scroller, hasNew, toNewest } = useLogScroll(messages.at(-1), outgoing.length)
  const dateOf = ({ date }: ChatMessage) => formatDate(date, Date.parse(now), thread.timezone)
  // The pressed button disappears with the failure, so the focus moves to the log.
  const pressed = (act: (message: Outgoing) => void, message: Outgoing) => () => {
    act(message)
    scroller.current?.focus()
  }
  const empty = messages.length === 0 && outgoing.length === 0
  return (
    <div className={styles.frame}>
      {/* scrollable, so it must be focusable */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={scroller} className={styles.scroller} tabIndex={0} role="log" aria-label="Pesan">
        <div className={styles.content}>
          {onOlder ? <OlderMessages state={older} onLoad={onOlder} /> : null}
          {empty ? <p className={styles.empty}>Belum ada pesan. Tulis yang ingin Anda tanyakan.</p> : null}
          <ol className={styles.list}>
            {messages.map((message, place) => {
              const before = messages[place - 1]
              const date = dateOf(message)
              return (
                <li key={message.id} data-mine={message.mine ? '' : undefined}>
                  {before && dateOf(before) === date ? null : <p className={styles.day}>{date}</p>}
                  <MessageBubble message={message} timezone={thread.timezone} />
                </li>
              )
            })}
            {outgoing.map((message) => (
              <li key={message.key} data-mine="">
                <OutgoingBubble
                  message={message}
                  onRetry={onRetry && pressed(onRetry, message)}
                  onPhoto={(photo) => pressed((one) => onPhoto(one, photo), message)()}
                  onRemove={pressed(onRemove, message)}
                />
              </li>
            ))}
          </ol>
        </div>
      </div>
      {hasNew ? (
        <div className={styles.newest}>
          <Button small icon={arrowDownIcon} onClick={toNewest}>
            Pesan baru
          </Button>
        </div>
      ) : null}
    </div>
  )
}
