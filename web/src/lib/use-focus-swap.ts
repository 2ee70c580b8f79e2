import { useRef, useState } from 'react'

/**
 * For two things that stand in for each other, each with a button that brings the other: `swap` is called with it, and
 * the one that comes takes the focus by its `ref`. Brought by anything else it takes none.
 */
export function useFocusSwap() {
  const pressed = useRef(false)
  const [arrive] = useState(() => (element: HTMLElement | null) => {
    if (!element || !pressed.current) return
    pressed.current = false
    // Who has gone on meanwhile stays where she is.
    if (document.activeElement !== document.body) return
    // A sheet that leaves with the other one gives the focus back to something else, before this turn.
    queueMicrotask(() => element.focus())
  })
  return { arrive, swap: () => void (pressed.current = true) }
}
