import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { IconButton } from '../frame/icon-button.tsx'
import styles from './side-panel.module.css'
import { closeIcon } from '../icon/state-icons.ts'
import { useHotkey } from '../keys/use-hotkey.ts'

export type SidePanelProps = {
  title: string
  onClose: () => void
  actions?: ReactNode
  foot?: ReactNode
  /** moves the focus into the panel when it opens, so that keyboard users need not tab past the list */
  takesFocus?: boolean
  children: ReactNode
}

/**
 * Stands beside its list (see `PanelLayout`), never over it. Esc closes it and returns the focus to where it was
 * opened.
 */
export function SidePanel({ title, onClose, actions, foot, takesFocus = false, children }: SidePanelProps) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const body = useRef<HTMLElement>(null)
  useHotkey('Escape', onClose)
  useLayoutEffect(() => {
    const element = panel.current
    const opener = document.activeElement
    // Without a focused opener the panel was open on page load, or opened by a click that moves no focus.
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
      {/* a scrolling region must be reachable by keyboard */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section ref={body} className={styles.body} tabIndex={0} aria-labelledby={id}>
        {children}
      </section>
      {foot ? <footer className={styles.foot}>{foot}</footer> : null}
    </aside>
  )
}
