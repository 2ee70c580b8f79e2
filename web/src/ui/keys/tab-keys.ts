import type { KeyboardEvent } from 'react'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Arrow keys, Home and End inside a tab list move the focus and select the tab. */
export function tabKeys(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:not([disabled])')]
  const here = tabs.indexOf(document.activeElement as HTMLElement)
  const step = STEPS[event.key]
  let next: HTMLElement | undefined
  if (event.key === 'Home') next = tabs[0]
  else if (event.key === 'End') next = tabs.at(-1)
  else if (step && here >= 0) next = tabs[(here + step + tabs.length) % tabs.length]
  if (!next) return
  event.preventDefault()
  next.focus()
  next.click()
}
