import { MESSAGE_LENGTH } from '@nmw/contract/chat'
import { NO_PHOTO_CONSENT } from '@nmw/contract/privacy'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { sendIcon } from '../../ui/action-icons.ts'
import { replayEarlyInput } from '../../ui/replay-early-input.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Note } from '../../ui/note.tsx'
import { moveFocusToHeading } from '../../ui/move-focus-to-heading.ts'
import { useInBrowser } from '../../lib/use-in-browser.ts'
import { useMedia } from '../../ui/use-media.ts'
import { PhotoConsent } from '../privacy/photo-consent.tsx'
import { usePhotoConsent } from '../privacy/use-photo-consent.ts'
import { ChosenPhoto } from './chosen-photo.tsx'
import styles from './composer.module.css'
import { keepMessages, readKeptMessages } from './kept-messages.ts'
import { messageDraft } from './message-draft.ts'
import type { Draft } from './outgoing.ts'
import { PhotoInput } from './photo-input.tsx'

/** From here on it matters how much is left. */
const COUNT_FROM = MESSAGE_LENGTH - 200

type ComposerProps = { id: number; onSend: (draft: Draft) => void }

export function Composer({ id, onSend }: ComposerProps) {
  const client = useQueryClient()
  const [text, setText] = useState(() => messageDraft(client, id).read())
  const [photo, setPhoto] = useState<Draft['photo']>()
  /** She pressed send, but has not agreed to photos yet: once she does, it goes. */
  const [held, setHeld] = useState(false)
  /** One she had chosen went with the page that was loaded anew. */
  const lost = useInBrowser(() => readKeptMessages(id).photo, false) && !photo
  const { granted } = usePhotoConsent({ enabled: photo !== undefined })
  const area = useRef<HTMLTextAreaElement>(null)
  const wide = useMedia('(min-width: 1024px)')

  // Of a page that was loaded anew; the server does not know it.
  const takeUp = useEffectEvent(() => {
    const { draft } = readKeptMessages(id)
    if (draft && area.current?.value === '') change(draft)
  })
  useEffect(() => {
    replayEarlyInput(area.current)
    takeUp()
  }, [])

  useEffect(() => {
    if (area.current) grow(area.current)
  }, [text])

  function change(next: string) {
    setText(next)
    messageDraft(client, id).keep(next)
  }

  function choose(next: Draft['photo']) {
    setPhoto(next)
    setHeld(false)
    keepMessages(id, { photo: next !== undefined })
  }

  function send(event: SyntheticEvent) {
    event.preventDefault()
    if (!text.trim() && !photo) return
    if (photo && granted === false) hold()
    else deliver()
  }

  function hold() {
    setHeld(true)
    requestAnimationFrame(() => area.current?.form?.querySelector<HTMLElement>('[data-invalid]')?.focus())
  }

  function deliver() {
    onSend({ text: text.trim(), photo })
    change('')
    choose(undefined)
    area.current?.focus()
  }

  function dropPhoto() {
    choose(undefined)
    area.current?.focus()
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (wide && event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }

  return (
    <form ref={moveFocusToHeading} className={styles.composer} method="post" onSubmit={send}>
      {photo ? (
        <div className={styles.photo}>
          <PhotoConsent
            sentTo="clinic"
            asked={granted === false}
            error={held ? NO_PHOTO_CONSENT : undefined}
            onAllowed={() => (held ? deliver() : area.current?.focus())}
          >
            <ChosenPhoto photo={photo} onRemove={dropPhoto} />
          </PhotoConsent>
        </div>
      ) : null}
      {lost ? (
        <Note role="status">Gambar yang tadi Anda pilih tidak disimpan di perangkat ini. Pilih lagi bila perlu.</Note>
      ) : null}
      <div className={styles.line}>
        <PhotoInput onPhoto={choose} />
        <div className={styles.field}>
          <textarea
            ref={area}
            className={styles.text}
            rows={1}
            aria-label="Tulis pesan"
            placeholder="Tulis pesan..."
            maxLength={MESSAGE_LENGTH}
            value={text}
            onChange={({ target }) => change(target.value)}
            onKeyDown={press}
          />
          {text.length >= COUNT_FROM ? (
            <span className={styles.left}>Sisa {MESSAGE_LENGTH - text.length} huruf</span>
          ) : null}
        </div>
        <IconButton
          type="submit"
          label="Kirim"
          icon={sendIcon}
          className={styles.send}
          disabled={!text.trim() && !photo}
        />
      </div>
    </form>
  )
}

/** With what is written, up to the height its style allows. */
function grow(area: HTMLTextAreaElement) {
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + 2}px`
}
