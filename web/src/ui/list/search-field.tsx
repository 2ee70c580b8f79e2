import type { ReactNode } from 'react'
import { searchIcon } from '../icon/action-icons.ts'
import { classNames } from '../frame/class-names.ts'
import { Kbd } from './kbd.tsx'
import styles from './search-field.module.css'
import { TextField, type TextFieldProps } from '../frame/text-field.tsx'

export type SearchFieldProps = Omit<TextFieldProps, 'type' | 'leftIcon' | 'rightSlot' | 'counter'> & {
  /** the key that focuses the field, shown at the right; pair it with `useHotkey` */
  hotkey?: string | undefined
  rightSlot?: ReactNode
}

export function SearchField({ hotkey, rightSlot, className, ...rest }: SearchFieldProps) {
  return (
    <TextField
      hideLabel
      autoComplete="off"
      enterKeyHint="search"
      {...rest}
      className={classNames(styles.search, className)}
      type="search"
      leftIcon={searchIcon}
      rightSlot={hotkey ? <Kbd inField>{hotkey}</Kbd> : rightSlot}
    />
  )
}
