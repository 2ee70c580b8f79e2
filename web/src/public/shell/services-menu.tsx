import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { chevronDownIcon } from '../../ui/icon/arrow-icons.ts'
import { classNames } from '../../ui/frame/class-names.ts'
import { replayEarlyPress } from '../../ui/keys/replay-early-press.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import type { FrameTexts } from './frame-texts.ts'
import styles from './services-menu.module.css'
import { serviceLinks } from './site-links.ts'

/** A disclosure, not a menu: Tab walks through its links. */
export function ServicesMenu({ texts }: { texts: FrameTexts }) {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    if (!open) return undefined
    function pressOutside({ target }: PointerEvent) {
      if (!place.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', pressOutside)
    return () => document.removeEventListener('pointerdown', pressOutside)
  }, [open])

  function key(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) close()
  }

  /** A hidden list would lose the focus. */
  function close() {
    setOpen(false)
    place.current?.querySelector('button')?.focus()
  }

  function leave({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !place.current?.contains(relatedTarget)) setOpen(false)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={place} className={styles.place} onKeyDown={key} onBlur={leave}>
      <button
        ref={replayEarlyPress}
        type="button"
        className={classNames(styles.button, open && styles.open)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {texts.services}
        <Icon path={chevronDownIcon} size={16} className={styles.chevron} />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <ul id={id} className={styles.list} hidden={!open} onClick={close}>
        {serviceLinks.map(({ href, text }) => (
          <li key={href}>
            <UiLink href={href} className={styles.item}>
              {texts[text]}
            </UiLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
