/**
 * As the `ref` of an element that its own button removes: the focus moves to the heading of the section around it.
 * Otherwise keyboards and screen readers start at the top of the page again.
 */
export function moveFocusToHeading(box: HTMLElement | null) {
  const around = box?.closest<HTMLElement>('section, main, [role$=dialog]')
  return () => {
    const focused = document.activeElement
    // After a link the target page focuses its own heading.
    if (!box?.contains(focused) || focused?.matches('a')) return
    queueMicrotask(() => {
      const target = around?.querySelector<HTMLElement>('h1, h2, h3') ?? around
      // The focus may already be elsewhere.
      if (!target || document.activeElement !== document.body) return
      target.tabIndex = -1
      target.focus({ preventScroll: true })
    })
  }
}
