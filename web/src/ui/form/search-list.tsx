import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { searchIcon } from '../icon/action-icons.ts'
import { filterOptions, type Option } from './filter-options.ts'
import { Icon } from '../icon/icon.tsx'
import { SearchListOption } from './search-list-option.tsx'
import styles from './search-list.module.css'
import { useDebounced } from '../keys/use-debounced.ts'

export type SearchListProps<O extends Option> = {
  label: string
  /** undefined while loading or after a failure */
  options: readonly O[] | undefined
  chosen?: number | undefined
  describedBy?: string | undefined
  /** shown in place of the options: a skeleton, an error */
  children?: ReactNode
  onChoose: (option: O) => void
  onCancel: () => void
}

const DEBOUNCE = 300

/** A combobox list. The focus stays in the search box, the arrow keys move the active row. */
export function SearchList<O extends Option>(props: SearchListProps<O>) {
  const { label, options, chosen, describedBy, children, onChoose, onCancel } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const wanted = useDebounced(typed, DEBOUNCE)
  const shown = filterOptions(options ?? [], wanted)
  const [moved, setMoved] = useState<{ wanted: string; place: number }>()
  const start = wanted ? 0 : shown.findIndex((option) => option.id === chosen)
  const active = Math.max(0, moved?.wanted === wanted ? moved.place : start)

  useEffect(() => input.current?.focus({ preventScroll: true }), [])

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const last = shown.length - 1
    const places: Record<string, number> = {
      ArrowDown: Math.min(active + 1, last),
      ArrowUp: Math.max(active - 1, 0),
      Home: 0,
      End: last,
    }
    const place = places[event.key]
    if (place !== undefined) setMoved({ wanted, place })
    else if (event.key === 'Enter') chooseActive()
    else return
    event.preventDefault()
  }

  /** With Enter before the debounce the typed text counts, not the options still shown. */
  function chooseActive() {
    const option = typed === wanted ? shown[active] : filterOptions(options ?? [], typed)[0]
    if (option) onChoose(option)
  }

  return (
    // Escape counts for every focusable element in here, also the retry button
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={label}
      className={styles.box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // do not close the sheet around it
        event.stopPropagation()
        onCancel()
      }}
    >
      <div className={styles.search}>
        <Icon path={searchIcon} size={20} />
        <input
          ref={input}
          className={styles.input}
          role="combobox"
          aria-label={label}
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown[active] ? `${id}-${shown[active].id}` : undefined}
          aria-describedby={describedBy}
          autoComplete="off"
          enterKeyHint="done"
          placeholder="Pencarian..."
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
        />
      </div>
      {/* a click on a row must not take the focus out of the search box */}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className={styles.list}
        tabIndex={-1}
        hidden={shown.length === 0}
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown.map((option, place) => (
          <SearchListOption
            key={option.id}
            id={`${id}-${option.id}`}
            name={option.name}
            typed={wanted}
            active={place === active}
            chosen={option.id === chosen}
            onChoose={() => onChoose(option)}
          />
        ))}
      </div>
      <output className={shown.length > 0 ? 'sr-only' : styles.text}>{statusText(options, shown.length)}</output>
      {children}
    </div>
  )
}

function statusText(options: readonly Option[] | undefined, count: number) {
  if (!options) return null
  if (options.length === 0) return 'Kategori Tidak ada.'
  return count === 0 ? 'Tidak ditemukan.' : `${count} pilihan`
}
