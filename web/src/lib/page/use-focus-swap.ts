import { useRef, useState } from 'react'

/**
 * For two elements that replace each other, each with a button for it: call `swap` on the click, and the new element
 * takes the focus by its `ref`. Otherwise it takes none.
 */
export function useFocusSwap() {
  const pressed = useRef(false)
  const [arrive] = useState(() => (element: HTMLElement | null) => {
    if (!element || !pressed.current) return
    pressed.current = false
    // The user has moved the focus meanwhile.
    if (document.activeElement !== document.body) return
    // A sheet that closes at the same time restores the focus elsewhere first.
    queueMicrotask(() => element.focus())
  })
  return { arrive, swap: () => void (pressed.current = true) }
}
