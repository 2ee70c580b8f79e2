import type { ChatMessage } from '@nmw/contract/chat'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** Pixels from the end that still count as being at the end. */
const END_MARGIN = 80

/**
 * At the end the log follows new messages. Further up it keeps its position and reports them. The scroller is
 * reversed: its end is at 0, and scrollTop is negative above it.
 */
export function useLogScroll(last: ChatMessage | undefined, sending: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  const before = useRef({ id: last?.id, sending })
  /** The newest message when the user left the end. */
  const [left, setLeft] = useState<number>()

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const grown = element.scrollHeight - height.current
    height.current = element.scrollHeight
    const came = last?.id !== before.current.id
    const wrote = sending > before.current.sending
    before.current = { id: last?.id, sending }
    if (wrote) element.scrollTop = 0
    else if (came && element.scrollTop < -END_MARGIN) element.scrollTop -= grown
  }, [last, sending])

  const look = useEffectEvent(({ scrollTop }: HTMLElement) => {
    const atEnd = scrollTop >= -END_MARGIN
    setLeft((known) => (atEnd ? undefined : (known ?? last?.id ?? 0)))
  })

  useEffect(() => {
    const element = scroller.current
    if (!element?.firstElementChild) return undefined
    // Images and older messages change the height as well.
    const watcher = new ResizeObserver(() => {
      height.current = element.scrollHeight
    })
    watcher.observe(element.firstElementChild)
    const onScroll = () => look(element)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      watcher.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [])

  const hasNew = left !== undefined && last !== undefined && last.id > left && !last.mine
  return { scroller, hasNew, toNewest: () => scroller.current?.scrollTo({ top: 0 }) }
}
