/**
 * As the `ref` of what goes away once its own button has done its work: the focus goes on to the heading of what it
 * stood in. Otherwise keyboards and screen readers begin at the top of the page again.
 */
export function moveFocusToHeading(box: HTMLElement | null) {
  const around = box?.closest<HTMLElement>('section, main, [role$=dialog]')
  return () => {
    const held = document.activeElement
    // The page that a link leads to takes the focus itself, once it has a heading.
    if (!box?.contains(held) || held?.matches('a')) return
    queueMicrotask(() => {
      const place = around?.querySelector<HTMLElement>('h1, h2, h3') ?? around
      // The visitor or what came instead may have it already.
      if (!place || document.activeElement !== document.body) return
      place.tabIndex = -1
      place.focus({ preventScroll: true })
    })
  }
}
