import { useState, useSyncExternalStore, type ReactNode } from 'react'
import styles from './toast.module.css'
import { ToastContext } from './use-toast.ts'
import { Toast } from './toast.tsx'
import { createToaster, type Toaster } from './toaster.ts'

const nothing = () => null

export type ToastProviderProps = {
  /** pass one from `createToaster()` to show toasts from outside React as well */
  toaster?: Toaster | undefined
  children: ReactNode
}

export function ToastProvider({ toaster: given, children }: ToastProviderProps) {
  const [own] = useState(createToaster)
  const toaster = given ?? own
  const message = useSyncExternalStore(toaster.subscribe, toaster.current, nothing)
  const urgent = message?.tone === 'danger' || message?.tone === 'warning'
  const shown = message ? <Toast key={message.id} message={message} onEnd={() => toaster.dismiss(message.id)} /> : null

  // Both live regions exist from the start: screen readers announce only changes inside a known region.
  return (
    <ToastContext value={toaster}>
      {children}
      <section className={styles.place} aria-label="Pemberitahuan">
        <div aria-live="polite">{urgent ? null : shown}</div>
        <div aria-live="assertive">{urgent ? shown : null}</div>
      </section>
    </ToastContext>
  )
}
