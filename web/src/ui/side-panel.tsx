import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './side-panel.module.css'
import { closeIcon } from './state-icons.ts'
import { useHotkey } from './use-hotkey.ts'

export type SidePanelProps = {
  title: string
  onClose: () => void
  actions?: ReactNode
  foot?: ReactNode
  /** the focus enters with it, so that nobody has to walk there past the rest of a list */
  takesFocus?: boolean
  children: ReactNode
}

/** Stands beside what it belongs to (see `PanelLayout`), never over it. Esc closes, and who was in it is back where she opened it. */
export function SidePanel({ title, onClose, actions, foot, takesFocus = false, children }: SidePanelProps) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const body = useRef<HTMLElement>(null)
  useHotkey('Escape', onClose)
  useLayoutEffect(() => {
    const element = panel.current
    const opener = document.activeElement
    // With nothing in focus it came with the page, or by a press that moves none.
    if (takesFocus && opener !== document.body) body.current?.focus({ preventScroll: true })
    return () => {
      if (element?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus()
    }
  }, [takesFocus])
  return (
    <aside ref={panel} className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={`clip ${styles.title}`}>
          {title}
        </h2>
        {actions}
        <IconButton label="Tutup, Esc" icon={closeIcon} iconSize={20} onClick={onClose} />
      </header>
      {/* a part that scrolls has to be reachable with the keyboard */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={body} className={styles.body} tabIndex={0} aria-labelledby={id}>
        {children}
      </section>
      {foot ? <footer className={styles.foot}>{foot}</footer> : null}
    </aside>
  )
}
