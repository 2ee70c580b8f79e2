import { useLayoutEffect, useRef } from 'react'

/**
 * Stands inside a side panel: the focus enters with it, and goes back to where it came from when it closes. Whoever works
 * with the keyboard need not walk past the rest of the list.
 */
export function FocusVisit() {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const panel = place.current?.closest('aside')
    const from = document.activeElement
    if (!panel || !(from instanceof HTMLElement) || from === document.body) return undefined
    panel.querySelector<HTMLElement>('section')?.focus({ preventScroll: true })
    return () => {
      if (panel.contains(document.activeElement)) from.focus()
    }
  }, [])
  return <span ref={place} hidden />
}
