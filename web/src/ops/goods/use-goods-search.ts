import { useState } from 'react'
import { useDebounced } from '../../ui/use-debounced.ts'

/** A long list of goods is searched by name or code and read page by page. */
export function useGoodsSearch() {
  const [text, setText] = useState('')
  const [page, setPage] = useState(1)
  const search = useDebounced(text, 300)
  function onText(next: string) {
    setText(next)
    setPage(1)
  }
  return { text, onText, onPage: setPage, query: { search, page } }
}
