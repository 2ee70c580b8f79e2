import type { ChatMessage } from '@nmw/contract/chat'
import { timeIn, type Zone, zoneLabel } from '@nmw/contract/zone'
import { classNames } from '../../../ui/frame/class-names.ts'
import styles from './message-bubble.module.css'

type MessageBubbleProps = { message: ChatMessage; timezone: Zone }

export function MessageBubble({ message: { mine, sender, text, image, date }, timezone }: MessageBubbleProps) {
  return (
    <div className={classNames(styles.bubble, mine && styles.mine)}>
      <span className="sr-only">{mine ? 'Anda' : sender}: </span>
      {image ? (
        <a className={styles.picture} href={`/img/${image}`} target="_blank" rel="noreferrer">
          <img src={`/img/${image}?w=768`} alt={`Gambar dari ${mine ? 'Anda' : sender}`} width={240} height={180} />
        </a>
      ) : null}
      {/* user text may be right-to-left, but only inside its own bubble */}
      {text ? (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      ) : null}
      <time className={styles.time} dateTime={date}>
        {timeIn(timezone, new Date(date))} {zoneLabel(timezone)}
      </time>
    </div>
  )
}
