import {
  useEffect,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import styles from './data-table.module.css'
import { moveFocusToList } from '../keys/move-focus-to-list.ts'
import { rowKeys } from '../keys/row-keys.ts'

const CONTROLS = 'a, button, input, select, textarea, label'

export type DataTableRowProps = {
  selected: boolean
  tabIndex: number | undefined
  onReach: () => void
  onOpen: (() => void) | undefined
  children: ReactNode
}

export function DataTableRow({ selected, tabIndex, onReach, onOpen, children }: DataTableRowProps) {
  const row = useRef<HTMLTableRowElement>(null)
  const focused = useRef<Element>(null)
  useEffect(() => {
    // On narrow screens the panel covers the lower half: keep the row it belongs to visible.
    if (selected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])

  useLayoutEffect(() => moveFocusToList(row.current), [])
  useLayoutEffect(() => {
    if (focused.current?.isConnected !== false) return
    focused.current = null
    // The focused control removed itself, so the row takes the focus.
    if (document.activeElement === document.body) row.current?.focus({ preventScroll: true })
  })

  function reach(event: FocusEvent) {
    focused.current = event.target
    onReach()
  }

  function click(event: MouseEvent) {
    const control = (event.target as Element).closest(CONTROLS)
    if (!control || !row.current?.contains(control)) onOpen?.()
  }

  function key(event: KeyboardEvent<HTMLTableRowElement>) {
    // Leave keys to the row's own controls.
    if (event.target !== row.current) return
    if (event.key === 'Enter') onOpen?.()
    else rowKeys(event)
  }

  return (
    <tr
      ref={row}
      className={styles.row}
      aria-current={selected ? 'true' : undefined}
      data-opens={onOpen ? '' : undefined}
      tabIndex={tabIndex}
      onFocus={reach}
      onClick={onOpen ? click : undefined}
      onKeyDown={onOpen ? key : undefined}
    >
      {children}
    </tr>
  )
}
