/**
 * As the `ref` of what goes away once its own button has done its work: the focus goes on to the heading of what it
 * stood in. Otherwise keyboards and screen readers begin at the top of the page again.
 */
export function passFocusOn(box: HTMLElement | null) {
  const surroundings = box?.parentElement?.closest<HTMLElement>('section, main, dialog, [role$=dialog]')
  return () => {
    const held = document.activeElement
    // The page that a link leads to takes the focus itself, once it has a heading.
    if (!box?.contains(held) || held?.matches('a')) return
    queueMicrotask(() => {
      // The visitor or what came instead has it already.
      if (document.activeElement !== document.body) return
      const around = surroundings?.isConnected ? surroundings : document.querySelector('main')
      const place = around?.querySelector<HTMLElement>('h1, h2, h3') ?? around
      if (!place) return
      place.tabIndex = -1
      place.focus({ preventScroll: true })
    })
  }
}
