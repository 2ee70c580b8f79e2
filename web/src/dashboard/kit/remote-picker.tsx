import type { Endpoint } from '@nmw/contract/endpoint'
import type { PageInfo } from '@nmw/contract/page'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useRead } from '../../lib/use-endpoint.ts'
import { searchIcon } from '../../ui/action-icons.ts'
import { classNames } from '../../ui/class-names.ts'
import { describedBy, FieldFrame } from '../../ui/field-frame.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { usePressOutside } from '../../ui/use-press-outside.ts'
import styles from './remote-picker.module.css'

type Item = { name: string }
type Listing<T> = { datas: readonly T[]; page: PageInfo }

type RemotePickerProps<T extends Item> = {
  label: string
  endpoint: Endpoint
  /** sent along with limit and search */
  query?: Record<string, string> | undefined
  keyOf: (item: T) => string
  chosen?: readonly string[] | undefined
  onPick: (item: T) => void
  error?: string | undefined
  help?: ReactNode
  hint?: string | undefined
  children?: ReactNode
}

const DEBOUNCE = 1500

/** Searches on the server once the typing rests; Enter does not wait. */
export function RemotePicker<T extends Item>(props: RemotePickerProps<T>) {
  const { label, endpoint, query, keyOf, chosen = [], onPick, error, help, hint, children } = props
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [hurried, setHurried] = useState<string>()
  const [active, setActive] = useState(0)
  const rested = useDebounced(typed, DEBOUNCE)
  const wanted = (hurried === typed ? typed : rested).trim()
  const read = useRead(endpoint, { query: { limit: 10, search: wanted, ...query } } as never, {
    enabled: open,
    quiet: true,
  })
  usePressOutside(box, open, () => setOpen(false))
  const listing = read.data as Listing<T> | undefined
  const waiting = wanted !== typed.trim() || read.isFetching
  const items = waiting ? [] : (listing?.datas ?? [])

  function pick(item: T) {
    onPick(item)
    setTyped('')
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
    <FieldFrame id={id} label={label} hint={hint} help={help} error={error} hideLabel={false}>
      {children}
      <div ref={box} className={styles.box}>
        <TextField
          id={id}
          label={label}
          hideLabel
          leftIcon={searchIcon}
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && items[active] ? `${id}-${active}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help, error })}
          autoComplete="off"
          placeholder="Pencarian..."
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
            <div id={`${id}-list`} role="listbox" aria-label={label} className={styles.list} hidden={!items.length}>
              {items.map((item, place) => (
                // Keys are heard by the field, which keeps the focus.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={keyOf(item)}
                  id={`${id}-${place}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={chosen.includes(keyOf(item))}
                  className={classNames(styles.option, place === active && styles.active)}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => pick(item)}
                >
                  {item.name}
                </div>
              ))}
            </div>
            <output className={items.length ? 'sr-only' : styles.words}>
              {waiting
                ? 'Mencari Data...'
                : read.error
                  ? read.error.message
                  : items.length
                    ? `${items.length} pilihan`
                    : 'Tidak Ditemukan.'}
            </output>
          </div>
        ) : null}
      </div>
    </FieldFrame>
  )
}
