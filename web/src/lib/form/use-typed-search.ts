import { useEffect, useEffectEvent, useState } from 'react'
import { useDebounced } from '../../ui/keys/use-debounced.ts'

type TypedSearch = {
  /** The search text in the URL. */
  asked: string
  ask: (search: string) => void
  /** Debounce delay. */
  milliseconds?: number
}

/** A search field whose text is stored in the URL. */
export function useTypedSearch({ asked, ask, milliseconds = 500 }: TypedSearch) {
  const [typed, setTyped] = useState(asked)
  const [shown, setShown] = useState(asked)
  const settled = useDebounced(typed, milliseconds)

  // The URL changed otherwise: back, forward, a link that clears the search.
  if (asked !== shown) {
    setShown(asked)
    if (asked !== typed.trim()) setTyped(asked)
  }

  function askNow(search = typed) {
    const wanted = search.trim()
    if (wanted !== asked) ask(wanted)
  }

  // Only the typed text triggers it; the rest of the URL may change meanwhile.
  const askSettled = useEffectEvent((search: string) => {
    if (search === typed) askNow(search)
  })
  useEffect(() => askSettled(settled), [settled])

  return { typed, setTyped, askNow }
}
