import { useBlocker } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LazyConfirmDialog } from '../../ui/lazy-confirm-dialog.tsx'
import { useDirtyForms } from './dirty-forms.ts'

/** Asks before typed work is thrown away: closed, replaced by something else, or left for another page. */
export function useLeaveConfirm() {
  const work = useDirtyForms()
  const [wanted, setWanted] = useState<() => void>()
  const held = useRef<Element>(null)
  const isTyped = () => work.size > 0
  const blocker = useBlocker({
    // Whose session has ended cannot stay, and who presses the tab she is in goes nowhere.
    shouldBlockFn: ({ current, next }) =>
      isTyped() && !next.pathname.endsWith('/login') && pageOf(next) !== pageOf(current),
    enableBeforeUnload: isTyped,
    withResolver: true,
  })

  function leave(act: () => void) {
    if (!isTyped()) return act()
    held.current = document.activeElement
    setWanted(() => act)
  }

  function answer(goes: boolean) {
    if (goes && wanted) {
      // A panel that closes hands the focus on where it has it, and not while the question does.
      if (held.current instanceof HTMLElement) held.current.focus({ preventScroll: true })
      flushSync(wanted)
    }
    setWanted(undefined)
    if (goes) blocker.proceed?.()
    else blocker.reset?.()
  }

  const question = (
    <LazyConfirmDialog
      open={wanted !== undefined || blocker.status === 'blocked'}
      onClose={() => answer(false)}
      onConfirm={() => answer(true)}
      title="Tutup tanpa menyimpan?"
      description="Yang Anda ketik di sini dan belum disimpan akan hilang."
      confirmLabel="Buang isian"
      cancelLabel="Tetap di sini"
      danger
    />
  )
  return { work, leave, question }
}

function pageOf({ pathname, search }: { pathname: string; search: unknown }) {
  return JSON.stringify([pathname, search])
}
