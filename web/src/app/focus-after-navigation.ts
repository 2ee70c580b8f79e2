import type { AnyRouter } from '@tanstack/react-router'

/** Milliseconds between two attempts to find the heading of a loading page, and the number of attempts. */
const PAUSE = 50
const MAX_LOOKS = 100

/** For keyboards and screen readers a new page starts at its heading, not at the link that was pressed. */
export function focusAfterNavigation(router: AnyRouter) {
  let pressed: Element | null
  let page: Element | null | undefined
  let named: string | undefined
  let timer: number

  function look(previous: Element | null, left: number) {
    const now = document.activeElement
    // The page, a dialog or the user has moved the focus in the meantime: leave it there.
    if (now !== previous && now !== document.body) return
    const headings = [...document.querySelectorAll<HTMLElement>('main h1')]
    const place =
      headings.find((heading) => heading.getClientRects().length) ?? (left ? null : document.querySelector('main'))
    if (place && place !== now) {
      place.tabIndex = -1
      place.focus({ preventScroll: true })
    }
    // A form replaces the heading once it has loaded, and the focus is lost with the old one.
    if (left) timer = window.setTimeout(look, PAUSE, place ?? now, left - 1)
  }

  router.subscribe('onBeforeNavigate', () => {
    pressed = document.activeElement
    page = pressed?.closest('main')
    named = headingText()
  })
  router.subscribe('onRendered', ({ toLocation, pathChanged, hrefChanged, fromLocation }) => {
    // The browser places the focus on the first page and for a hash.
    if (!fromLocation || !hrefChanged || toLocation.hash) return
    clearTimeout(timer)
    // Runs after the effects in which a page sets the focus itself.
    timer = window.setTimeout(() => {
      const now = document.activeElement
      // A filter or a page number keeps heading and focus; a full-screen part may hide the focused element.
      const lost = page && (now === document.body || !now?.getClientRects().length)
      if (!pathChanged && !lost && named === headingText()) return
      // A closing menu outside the page returns the focus to its button: that is not the user's choice.
      look(now?.closest('main, dialog, [role$=dialog]') ? pressed : now, MAX_LOOKS)
    })
  })
}

function headingText() {
  return document.querySelector('main h1')?.textContent
}
