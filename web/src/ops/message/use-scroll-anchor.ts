import type { ChatMessage } from '@nmw/contract/chat'
import { useLayoutEffect, useRef } from 'react'

/** Pixels from the end within which the user counts as reading the end. */
const NEAR = 80

/**
 * At the end of a conversation, scrolls along with new messages. Further up, keeps the visible messages in place,
 * whether the list grows above or below.
 */
export function useScrollAnchor(messages: readonly ChatMessage[], hasOlder: boolean) {
  const log = useRef<HTMLOListElement>(null)
  const before = useRef({ first: 0, last: 0, height: 0, hasOlder })
  const wrote = useRef(false)

  useLayoutEffect(() => {
    const scroller = scrollerOf(log.current)
    const [first, last] = [messages[0]?.id ?? 0, messages.at(-1)?.id ?? 0]
    if (!scroller) return
    const known = before.current
    const { clientHeight, scrollHeight, scrollTop } = scroller
    before.current = { first, last, height: scrollHeight, hasOlder }
    if (known.first && first !== known.first) scroller.scrollTop = scrollTop + scrollHeight - known.height
    else if (last !== known.last && (wrote.current || known.height - clientHeight - scrollTop < NEAR)) {
      scroller.scrollTop = scrollHeight
      wrote.current = false
    }
    // The focused button for older messages is gone.
    if (known.hasOlder && !hasOlder && document.activeElement === document.body) {
      log.current?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
    }
  }, [messages, hasOlder])

  return {
    log,
    /** After sending, scrolls to the end as soon as the message is there. */
    goToEnd: (wanted: boolean) => {
      wrote.current = wanted
    },
  }
}

function scrollerOf(element: HTMLElement | null) {
  let scroller = element?.parentElement
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement
  return scroller
}
