import type { KeyboardEvent } from 'react'

/** Up, Down, Home and End move the focus between the rows of a table body. */
export function rowKeys(event: KeyboardEvent<HTMLTableRowElement>): void {
  const row = event.currentTarget
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>(':scope > tr[tabindex]') ?? [])]
  const here = rows.indexOf(row)
  const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: rows.length - 1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  rows[next]?.focus()
}
