import { useState } from 'react'
import { useDebounced } from '../../ui/use-debounced.ts'

/** A long list is searched by what is typed, once that stands still, and read page by page. */
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
