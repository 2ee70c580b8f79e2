import { useEffect, useEffectEvent, useState } from 'react'
import { useDebounced } from '../ui/use-debounced.ts'

type TypedSearch = {
  /** The words that stand in the address. */
  asked: string
  ask: (search: string) => void
  /** So long stands still what is typed before it is asked for. */
  milliseconds?: number
}

/** What is typed into a search whose words stand in the address. */
export function useTypedSearch({ asked, ask, milliseconds = 500 }: TypedSearch) {
  const [typed, setTyped] = useState(asked)
  const [shown, setShown] = useState(asked)
  const settled = useDebounced(typed, milliseconds)

  // The address changed by other means: back, forward, a link that clears the search.
  if (asked !== shown) {
    setShown(asked)
    if (asked !== typed.trim()) setTyped(asked)
  }

  function askNow(search = typed) {
    const wanted = search.trim()
    if (wanted !== asked) ask(wanted)
  }

  // Only what was typed decides; the rest of the address may change meanwhile.
  const askSettled = useEffectEvent((search: string) => {
    if (search === typed) askNow(search)
  })
  useEffect(() => askSettled(settled), [settled])

  return { typed, setTyped, askNow }
}
