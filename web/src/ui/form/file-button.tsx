import { useId, type ChangeEvent, type ReactNode } from 'react'
import { uploadIcon } from '../icon/action-icons.ts'
import { buttonClass, type ButtonLook } from '../frame/button-class.ts'
import { classNames } from '../frame/class-names.ts'
import styles from './file-button.module.css'
import { replayEarlyInput } from '../keys/replay-early-input.ts'
import { Icon, type IconPath } from '../icon/icon.tsx'
import { Spinner } from '../frame/spinner.tsx'

export type FileButtonProps = ButtonLook & {
  children: ReactNode
  onFiles: (files: File[]) => void
  accept?: string | undefined
  multiple?: boolean | undefined
  /** opens the camera directly on phones */
  capture?: 'user' | 'environment' | undefined
  icon?: IconPath | undefined
  /** shows a dashed square, for the end of a row of pictures */
  tile?: boolean | undefined
  busy?: boolean | undefined
  disabled?: boolean | undefined
  describedBy?: string | undefined
}

export function FileButton(props: FileButtonProps) {
  const { children, onFiles, icon = uploadIcon, tile, busy, disabled, describedBy, variant = 'line' } = props
  const id = useId()

  function change(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])]
    // Reset, so that the same file can be chosen again after a failure.
    event.target.value = ''
    if (files.length > 0) onFiles(files)
  }

  return (
    <span className={classNames(styles.place, tile && styles.tilePlace)}>
      <input
        ref={replayEarlyInput}
        id={id}
        type="file"
        className={styles.input}
        accept={props.accept}
        multiple={props.multiple}
        capture={props.capture}
        disabled={disabled}
        // Stays focusable while busy; clicks are ignored.
        aria-disabled={busy || undefined}
        onClick={(event) => (busy ? event.preventDefault() : undefined)}
        aria-describedby={describedBy}
        onChange={change}
      />
      <label
        htmlFor={id}
        className={tile ? styles.tile : buttonClass({ variant, small: props.small, block: props.block })}
        data-off={disabled || busy ? '' : undefined}
      >
        {busy ? <Spinner /> : <Icon path={icon} size={tile ? 24 : 20} />}
        {children}
      </label>
    </span>
  )
}
