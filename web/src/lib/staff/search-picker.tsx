import type { Endpoint } from '@nmw/contract/endpoint'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { searchIcon } from '../../ui/action-icons.ts'
import { classNames } from '../../ui/class-names.ts'
import { scrollRowIntoView } from '../../ui/scroll-row-into-view.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { useClickOutside } from '../../ui/use-click-outside.ts'
import { useRead } from '../use-endpoint.ts'
import styles from './search-picker.module.css'

const DEBOUNCE = 250
const TEXTS = { searching: 'Mencari…', nothing: 'Tidak ada yang cocok.' }

/** What a row says: the name, a line under it, and a word at its end. */
export type PickRow = {
  key: string
  name: string
  detail?: string
  aside?: string
  warns?: boolean
  /** cannot be picked */
  off?: boolean
  /** is picked already */
  chosen?: boolean
}

type SearchPickerProps<T> = {
  label: string
  placeholder: string
  /** answers with a list, or with a page of one; `search` is sent along */
  endpoint: Endpoint
  query?: Record<string, string | number> | undefined
  rowOf: (item: T) => PickRow
  onPick: (item: T) => void
  error?: string | undefined
  help?: ReactNode
  hint?: string | undefined
  /** how long the typing has to rest before the server is asked */
  debounce?: number
  texts?: typeof TEXTS
  /** pushes down what follows instead of lying over it */
  inline?: boolean
  /** what is picked already, under the field */
  children?: ReactNode
}

/**
 * Finds things on the server while one types; Enter does not wait. The focus stays in the field, the keys move the
 * marked row.
 */
export function SearchPicker<T>(props: SearchPickerProps<T>) {
  const { label, placeholder, endpoint, query, rowOf, onPick, error, help, hint, children } = props
  const { debounce = DEBOUNCE, texts = TEXTS, inline = false } = props
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [hurried, setHurried] = useState<string>()
  const [active, setActive] = useState(0)
  const rested = useDebounced(typed, debounce)
  const search = (hurried === typed ? typed : rested).trim()
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
      else if (waiting) setHurried(typed)
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
                  // Keys are heard by the field, which keeps the focus.
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
            <output className={items.length ? 'sr-only' : styles.words}>
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
