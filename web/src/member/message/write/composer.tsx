import { MESSAGE_LENGTH } from '@nmw/contract/chat'
import { NO_PHOTO_CONSENT } from '@nmw/contract/privacy'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { sendIcon } from '../../../ui/icon/action-icons.ts'
import { replayEarlyInput } from '../../../ui/keys/replay-early-input.ts'
import { IconButton } from '../../../ui/frame/icon-button.tsx'
import { Note } from '../../../ui/frame/note.tsx'
import { moveFocusToHeading } from '../../../ui/keys/move-focus-to-heading.ts'
import { useInBrowser } from '../../../lib/page/use-in-browser.ts'
import { useMedia } from '../../../ui/keys/use-media.ts'
import { PhotoConsent } from '../../privacy/photo-consent.tsx'
import { usePhotoConsent } from '../../privacy/use-photo-consent.ts'
import { ChosenPhoto } from './chosen-photo.tsx'
import styles from './composer.module.css'
import { storeMessages, readStoredMessages } from './stored-messages.ts'
import { messageDraft } from './message-draft.ts'
import type { Draft } from './outgoing.ts'
import { PhotoInput } from './photo-input.tsx'

/** From here on the remaining length is shown. */
const COUNT_FROM = MESSAGE_LENGTH - 200

type ComposerProps = { id: number; onSend: (draft: Draft) => void }

export function Composer({ id, onSend }: ComposerProps) {
  const client = useQueryClient()
  const [text, setText] = useState(() => messageDraft(client, id).read())
  const [photo, setPhoto] = useState<Draft['photo']>()
  /** Pressed send without photo consent: sent once it is given. */
  const [awaitsConsent, setAwaitsConsent] = useState(false)
  /** The page was reloaded after a photo was chosen. */
  const lostPhoto = useInBrowser(() => readStoredMessages(id).photo, false) && !photo
  const { granted } = usePhotoConsent({ enabled: photo !== undefined })
  const area = useRef<HTMLTextAreaElement>(null)
  const wide = useMedia('(min-width: 1024px)')

  // From before a reload; the server does not know it.
  const restoreDraft = useEffectEvent(() => {
    const { draft } = readStoredMessages(id)
    if (draft && area.current?.value === '') change(draft)
  })
  useEffect(() => {
    replayEarlyInput(area.current)
    restoreDraft()
  }, [])

  useEffect(() => {
    if (area.current) grow(area.current)
  }, [text])

  function change(next: string) {
    setText(next)
    messageDraft(client, id).save(next)
  }

  function choose(next: Draft['photo']) {
    setPhoto(next)
    setAwaitsConsent(false)
    storeMessages(id, { photo: next !== undefined })
  }

  function send(event: SyntheticEvent) {
    event.preventDefault()
    if (!text.trim() && !photo) return
    if (photo && granted === false) askForConsent()
    else deliver()
  }

  function askForConsent() {
    setAwaitsConsent(true)
    requestAnimationFrame(() => area.current?.form?.querySelector<HTMLElement>('[data-invalid]')?.focus())
  }

  function deliver() {
    onSend({ text: text.trim(), photo })
    change('')
    choose(undefined)
    area.current?.focus()
  }

  function removePhoto() {
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
            error={awaitsConsent ? NO_PHOTO_CONSENT : undefined}
            onAllowed={() => (awaitsConsent ? deliver() : area.current?.focus())}
          >
            <ChosenPhoto photo={photo} onRemove={removePhoto} />
          </PhotoConsent>
        </div>
      ) : null}
      {lostPhoto ? (
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

/** Grows with its text up to the max-height of its style. */
function grow(area: HTMLTextAreaElement) {
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + 2}px`
}
