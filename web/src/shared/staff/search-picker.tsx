import type { Endpoint } from '@nmw/contract/endpoint'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { searchIcon } from '../../ui/icon/action-icons.ts'
import { classNames } from '../../ui/frame/class-names.ts'
import { scrollRowIntoView } from '../../ui/keys/scroll-row-into-view.ts'
import { TextField } from '../../ui/frame/text-field.tsx'
import { useDebounced } from '../../ui/keys/use-debounced.ts'
import { useClickOutside } from '../../ui/keys/use-click-outside.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import styles from './search-picker.module.css'

const DEBOUNCE = 250
const TEXTS = { searching: 'Mencari…', nothing: 'Tidak ada yang cocok.' }

/** A row: name, detail line, and a note at its end. */
export type PickRow = {
  key: string
  name: string
  detail?: string
  aside?: string
  warns?: boolean
  off?: boolean
  /** already picked */
  chosen?: boolean
}

type SearchPickerProps<T> = {
  label: string
  placeholder: string
  /** returns a list or a page; `search` is added to the query */
  endpoint: Endpoint
  query?: Record<string, string | number> | undefined
  rowOf: (item: T) => PickRow
  onPick: (item: T) => void
  error?: string | undefined
  help?: ReactNode
  hint?: string | undefined
  /** milliseconds */
  debounce?: number
  texts?: typeof TEXTS
  /** pushes the following content down instead of covering it */
  inline?: boolean
  /** the picked items, under the field */
  children?: ReactNode
}

/**
 * Searches on the server while the user types; Enter skips the debounce. The focus stays in the field, the arrow keys
 * move the active row.
 */
export function SearchPicker<T>(props: SearchPickerProps<T>) {
  const { label, placeholder, endpoint, query, rowOf, onPick, error, help, hint, children } = props
  const { debounce = DEBOUNCE, texts = TEXTS, inline = false } = props
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [submitted, setSubmitted] = useState<string>()
  const [active, setActive] = useState(0)
  const debounced = useDebounced(typed, debounce)
  const search = (submitted === typed ? typed : debounced).trim()
  const read = useRead(endpoint, { query: { ...query, search } } as never, { enabled: open, quiet: true })
  useClickOutside(box, open, () => setOpen(false))
  const found = read.data as readonly T[] | { datas: readonly T[] } | undefined
  const waiting = search !== typed.trim() || (!found && !read.error) || read.isFetching
  const items = waiting || !found ? [] : 'datas' in found ? found.datas : found
  const marked = open && items[active] ? `${id}-${active}` : undefined

  useEffect(() => {
    const row = marked ? document.getElementById(marked) : null
    if (row) scrollRowIntoView(row)
  }, [marked])

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
      event.preventDefault()
      setOpen(false)
    } else if (event.key === 'Tab') setOpen(false)
    else if (event.key === 'Enter') {
      event.preventDefault()
      if (!open) setOpen(true)
      else if (waiting) setSubmitted(typed)
      else if (items[active]) pick(items[active])
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(Math.max(0, Math.min(items.length - 1, active + step)))
    }
  }

  return (
    <div className={styles.picker}>
      <div ref={box} className={styles.box}>
        <TextField
          id={id}
          label={label}
          hint={hint}
          help={help}
          error={error}
          leftIcon={searchIcon}
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={marked}
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
          <div className={classNames(styles.found, inline && styles.inline)}>
            <div id={`${id}-list`} role="listbox" aria-label={label} className={styles.list} hidden={!items.length}>
              {items.map((item, place) => {
                const row = rowOf(item)
                return (
                  // The field, which keeps the focus, handles the keys.
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                  <div
                    key={row.key}
                    id={`${id}-${place}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={row.chosen ?? place === active}
                    aria-disabled={row.off}
                    className={classNames(
                      styles.option,
                      place === active && styles.active,
                      row.chosen && styles.chosen,
                    )}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => pick(item)}
                  >
                    <PickRowText row={row} />
                  </div>
                )
              })}
            </div>
            <output className={items.length ? 'sr-only' : styles.text}>
              {waiting
                ? texts.searching
                : (read.error?.message ?? (items.length ? `${items.length} pilihan` : texts.nothing))}
            </output>
          </div>
        ) : null}
      </div>
      {children}
    </div>
  )
}

function PickRowText({ row: { name, detail, aside, warns } }: { row: PickRow }) {
  if (detail === undefined) return <span className="small">{name}</span>
  return (
    <>
      <span className={styles.what}>
        <span className="clip strong">{name}</span>
        <span className="clip dim tiny">{detail}</span>
      </span>
      <span className={classNames('num small', warns ? styles.warns : 'dim')}>{aside}</span>
    </>
  )
}
