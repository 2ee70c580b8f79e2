import { useRef } from 'react'

/**
 * A place that takes the focus from an element that removes itself, such as a used button or a sent form. Otherwise
 * keyboards and screen readers start at the top of the page again.
 */
export function useFocusTarget<E extends HTMLElement = HTMLDivElement>() {
  const ref = useRef<E>(null)
  return { place: { ref, tabIndex: -1 }, follow: () => ref.current?.focus() }
}
