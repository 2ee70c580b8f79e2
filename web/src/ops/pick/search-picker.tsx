import type { Endpoint } from '@nmw/contract/endpoint'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useRead } from '../../lib/use-endpoint.ts'
import { searchIcon } from '../../ui/action-icons.ts'
import { classNames } from '../../ui/class-names.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { usePressOutside } from '../../ui/use-press-outside.ts'
import styles from './search-picker.module.css'

const DEBOUNCE = 250

/** What a row says: the name, a line under it, and a word at its end. */
export type PickRow = { key: string; name: string; detail: string; aside: string; warns?: boolean; off?: boolean }

type SearchPickerProps<T> = {
  label: string
  placeholder: string
  /** answers with a list; `search` is sent along */
  endpoint: Endpoint
  query?: Record<string, number> | undefined
  rowOf: (item: T) => PickRow
  onPick: (item: T) => void
  error?: string | undefined
}

/** Finds things on the server while one types; the focus stays in the field, the keys move the marked row. */
export function SearchPicker<T>(props: SearchPickerProps<T>) {
  const { label, placeholder, endpoint, query, rowOf, onPick, error } = props
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const search = useDebounced(typed.trim(), DEBOUNCE)
  const read = useRead(endpoint, { query: { ...query, search } } as never, { enabled: open, quiet: true })
  const items = read.data as readonly T[] | undefined
  const shown = search === typed.trim() ? (items ?? []) : []
  usePressOutside(box, open, () => setOpen(false))

  function pick(item: T) {
    if (rowOf(item).off) return
    onPick(item)
    setTyped('')
    setActive(0)
    setOpen(false)
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      setOpen(false)
    } else if (event.key === 'Tab') setOpen(false)
    else if (event.key === 'Enter') {
      event.preventDefault()
      if (open && shown[active]) pick(shown[active])
      else setOpen(true)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(Math.max(0, Math.min(shown.length - 1, active + step)))
    }
  }

  return (
    <div ref={box} className={styles.box}>
      <TextField
        id={id}
        label={label}
        error={error}
        leftIcon={searchIcon}
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && shown[active] ? `${id}-${active}` : undefined}
        autoComplete="off"
        placeholder={placeholder}
        maxLength={100}
        value={typed}
        onFocus={() => setOpen(true)}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(0)
          setOpen(true)
        }}
        onKeyDown={press}
      />
      {open ? (
        <div className={styles.found}>
          <div id={`${id}-list`} role="listbox" aria-label={label} className={styles.list} hidden={!shown.length}>
            {shown.map((item, place) => {
              const { key, name, detail, aside, warns, off } = rowOf(item)
              return (
                // Keys are heard by the field, which keeps the focus.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={key}
                  id={`${id}-${place}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={place === active}
                  aria-disabled={off}
                  className={classNames(styles.option, place === active && styles.active)}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => pick(item)}
                >
                  <span className={styles.what}>
                    <span className="clip strong">{name}</span>
                    <span className="clip dim tiny">{detail}</span>
                  </span>
                  <span className={classNames('num small', warns ? styles.warns : 'dim')}>{aside}</span>
                </div>
              )
            })}
          </div>
          <output className={shown.length ? 'sr-only' : styles.words}>
            {read.error?.message ?? (items && search === typed.trim() ? wordsFor(shown.length) : 'Mencari…')}
          </output>
        </div>
      ) : null}
    </div>
  )
}

function wordsFor(count: number) {
  return count ? `${count} pilihan` : 'Tidak ada yang cocok.'
}
