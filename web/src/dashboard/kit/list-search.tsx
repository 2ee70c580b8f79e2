import { EMPTY_SEARCH } from '@nmw/contract/article-desk'
import { useRef, useState, type SubmitEvent } from 'react'
import { Button } from '../../ui/frame/button.tsx'
import { SearchField } from '../../ui/list/search-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { useHotkey } from '../../ui/keys/use-hotkey.ts'
import styles from './list-search.module.css'

type SearchWay = { value: string; label: string }

type ListSearchProps = {
  label: string
  /** the fields to search by; a single one needs no choice */
  ways?: readonly SearchWay[] | undefined
  way?: string | undefined
  text: string
  onSearch: (text: string, way: string) => void
  onClear: () => void
}

/** Searches on Enter or the button; `/` focuses the field. */
export function ListSearch({ label, ways = [], way = ways[0]?.value ?? '', text, onSearch, onClear }: ListSearchProps) {
  const [typed, setTyped] = useState(text)
  const [by, setBy] = useState(way)
  const [error, setError] = useState<string>()
  const [shown, setShown] = useState({ text, way })
  const input = useRef<HTMLInputElement>(null)
  useHotkey('/', () => input.current?.focus())

  if (shown.text !== text || shown.way !== way) {
    // The URL changed, for example by going back: update the fields and leave the focus.
    setShown({ text, way })
    setTyped(text)
    setBy(way)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const wanted = typed.trim()
    setError(wanted ? undefined : EMPTY_SEARCH)
    if (wanted) onSearch(wanted, by)
    else input.current?.focus()
  }

  function clear() {
    setTyped('')
    setError(undefined)
    onClear()
    // The clicked button is gone.
    input.current?.focus()
  }

  return (
    <form role="search" className={styles.search} noValidate onSubmit={submit}>
      {ways.length > 1 ? (
        <SelectField label="Cari berdasarkan" hideLabel value={by} onChange={(event) => setBy(event.target.value)}>
          {ways.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      <SearchField
        ref={input}
        className={styles.field}
        label={label}
        placeholder={label}
        maxLength={100}
        value={typed}
        error={error}
        hotkey="/"
        onChange={(event) => {
          setTyped(event.target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" variant="soft">
        Cari
      </Button>
      {text ? (
        <Button variant="quiet" onClick={clear}>
          Hapus pencarian
        </Button>
      ) : null}
    </form>
  )
}
