import { CHAT_ENDED, CHAT_SESSION_MINUTES, CHAT_WAITING, type ChatState } from '@nmw/contract/chat'
import { buttonClass } from '../../../ui/frame/button-class.ts'
import { classNames } from '../../../ui/frame/class-names.ts'
import { Note } from '../../../ui/frame/note.tsx'
import { clockIcon } from '../../../ui/icon/state-icons.ts'
import { UiLink } from '../../../ui/frame/ui-link.tsx'
import styles from './writing-note.module.css'

/** Explains when the patient may write to a doctor; chats with a branch have no limits. */
export function WritingNote({ state }: { state: ChatState }) {
  if (state === 'opening') {
    return (
      <p className={styles.hint}>
        Kirim satu pertanyaan pembuka. Jawaban dokter membuka sesi chat {CHAT_SESSION_MINUTES} menit.
      </p>
    )
  }
  if (state === 'waiting') {
    return (
      <div className={styles.foot}>
        <Note icon={clockIcon} role="status">
          {CHAT_WAITING} Jawabannya membuka sesi chat {CHAT_SESSION_MINUTES} menit.
        </Note>
      </div>
    )
  }
  if (state === 'ended') {
    return (
      <div className={styles.foot}>
        <Note tone="plain" icon={clockIcon} role="status">
          {CHAT_ENDED}
        </Note>
        <UiLink href="/user/consult-create" className={classNames(buttonClass(), styles.action)}>
          Buat Janji
        </UiLink>
      </div>
    )
  }
  return null
}
