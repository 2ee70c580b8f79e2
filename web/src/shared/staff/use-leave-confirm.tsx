import { useBlocker } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LazyConfirmDialog } from '../../ui/overlay/lazy-confirm-dialog.tsx'
import { useDirtyForms } from './dirty-forms.ts'

/** Asks before unsaved input is discarded: on close, on opening something else, or on navigation. */
export function useLeaveConfirm() {
  const work = useDirtyForms()
  const [wanted, setWanted] = useState<() => void>()
  const focused = useRef<Element>(null)
  const isTyped = () => work.size > 0
  const blocker = useBlocker({
    // After the session has ended the user cannot stay, and a click on the current tab navigates nowhere.
    shouldBlockFn: ({ current, next }) =>
      isTyped() && !next.pathname.endsWith('/login') && pageOf(next) !== pageOf(current),
    enableBeforeUnload: isTyped,
    withResolver: true,
  })

  function leave(act: () => void) {
    if (!isTyped()) return act()
    focused.current = document.activeElement
    setWanted(() => act)
  }

  function answer(goes: boolean) {
    if (goes && wanted) {
      // A closing panel restores the focus only if it has it, which it has not while the dialog is open.
      if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true })
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
