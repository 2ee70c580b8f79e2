import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { classNames } from '../frame/class-names.ts'
import { IconButton } from '../frame/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { closeIcon } from '../icon/state-icons.ts'
import styles from './toast.module.css'
import type { ToastMessage } from './toaster.ts'
import { toneIcons } from '../frame/tone.ts'

const LEAVING = 150

export type ToastProps = { message: ToastMessage; onEnd: () => void }

export function Toast({ message, onEnd }: ToastProps) {
  const [paused, setPaused] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const left = useRef(message.lasts)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (paused || leaving) return undefined
    const since = Date.now()
    const timer = setTimeout(() => setLeaving(true), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(600, left.current - (Date.now() - since))
    }
  }, [paused, leaving])

  useEffect(() => {
    if (!leaving) return undefined
    const timer = setTimeout(() => end(), LEAVING)
    return () => clearTimeout(timer)
  }, [leaving])

  function key(event: KeyboardEvent) {
    if (event.key === 'Escape') setLeaving(true)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classNames(styles.toast, styles[message.tone], leaving && styles.leaving)}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      onKeyDown={key}
    >
      <Icon path={toneIcons[message.tone]} size={20} />
      <div className={styles.text}>
        {message.title ? <p className={styles.title}>{message.title}</p> : null}
        <p>{message.text}</p>
      </div>
      <IconButton label="Tutup" icon={closeIcon} iconSize={20} onClick={() => setLeaving(true)} />
    </div>
  )
}
