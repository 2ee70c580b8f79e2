import type { AnyRouter } from '@tanstack/react-router'

/** How often we look for the heading of a page that is still reading, in milliseconds, and how many times. */
const PAUSE = 50
const MAX_LOOKS = 100

/** Another page begins at its heading for keyboards and screen readers, not where the pressed link was or is. */
export function focusAfterNavigation(router: AnyRouter) {
  let pressed: Element | null
  let page: Element | null | undefined
  let named: string | undefined
  let timer: number

  function look(previous: Element | null, left: number) {
    const now = document.activeElement
    // The page, a dialog or the visitor has moved the focus in the meantime: it stays there.
    if (now !== previous && now !== document.body) return
    const headings = [...document.querySelectorAll<HTMLElement>('main h1')]
    const place =
      headings.find((heading) => heading.getClientRects().length) ?? (left ? null : document.querySelector('main'))
    if (place && place !== now) {
      place.tabIndex = -1
      place.focus({ preventScroll: true })
    }
    // A form brings a new heading once it has been read, and the first takes the focus with it.
    if (left) timer = window.setTimeout(look, PAUSE, place ?? now, left - 1)
  }

  router.subscribe('onBeforeNavigate', () => {
    pressed = document.activeElement
    page = pressed?.closest('main')
    named = headingText()
  })
  router.subscribe('onRendered', ({ toLocation, pathChanged, hrefChanged, fromLocation }) => {
    // The first page begins where the browser says, and a hash names its own place.
    if (!fromLocation || !hrefChanged || toLocation.hash) return
    clearTimeout(timer)
    // After the effects in which a page takes the focus itself.
    timer = window.setTimeout(() => {
      const now = document.activeElement
      // A filter or a page number keeps the heading, and the focus; a part that takes the screen hides what had it.
      const lost = page && (now === document.body || !now?.getClientRects().length)
      if (!pathChanged && !lost && named === headingText()) return
      // A closing menu outside the page gives the focus back to its button: that is no choice.
      look(now?.closest('main, dialog, [role$=dialog]') ? pressed : now, MAX_LOOKS)
    })
  })
}

function headingText() {
  return document.querySelector('main h1')?.textContent
}
