import { useRef } from 'react'
import { SearchField, type SearchFieldProps } from '../../ui/list/search-field.tsx'
import { useHotkey } from '../../ui/keys/use-hotkey.ts'

type ListSearchFieldProps = Pick<SearchFieldProps, 'label' | 'placeholder'> & {
  value: string
  onText: (text: string) => void
}

/** The search field of a page; `/` focuses it. */
export function ListSearchField({ onText, ...rest }: ListSearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useHotkey('/', () => field.current?.focus())
  return (
    <SearchField ref={field} maxLength={100} hotkey="/" onChange={(event) => onText(event.target.value)} {...rest} />
  )
}
