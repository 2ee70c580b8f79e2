import { useRef } from 'react'

/**
 * A place that takes the focus over from what goes away by its own doing: a button that has done its work, a form that
 * was sent. Otherwise keyboards and screen readers begin at the top of the page again.
 */
export function useFocusTarget<E extends HTMLElement = HTMLDivElement>() {
  const ref = useRef<E>(null)
  return { place: { ref, tabIndex: -1 }, follow: () => ref.current?.focus() }
}
