import { useState } from 'react'
import { useDebounced } from '../../ui/keys/use-debounced.ts'

/** Debounced search text and page of a long list. */
export function useListSearch(milliseconds = 300) {
  const [text, setText] = useState('')
  const [page, setPage] = useState(1)
  const search = useDebounced(text.trim(), milliseconds)
  function onText(next: string) {
    setText(next)
    setPage(1)
  }
  return { text, onText, onPage: setPage, query: { search, page } }
}
