import type { Tone } from '../frame/tone.ts'

export type ToastMessage = {
  id: number
  tone: Tone
  title?: string | undefined
  text: string
  /** milliseconds */
  lasts: number
}

const TOAST_LASTS = 3000
const ALERT_LASTS = 5000

export type Toaster = ReturnType<typeof createToaster>

/** Shows one message at a time and queues the others. Lives outside React so that an error handler can use it too. */
export function createToaster() {
  let queue: readonly ToastMessage[] = []
  let lastId = 0
  const listeners = new Set<() => void>()

  function change(next: readonly ToastMessage[]) {
    queue = next
    for (const listener of listeners) listener()
  }

  function add(tone: Tone, text: string, lasts: number, title?: string) {
    // Do not queue the same message twice.
    if (queue.some((one) => one.tone === tone && one.text === text && one.title === title)) return
    lastId += 1
    change([...queue, { id: lastId, tone, title, text, lasts }])
  }

  return {
    success: (text: string) => add('success', text, TOAST_LASTS),
    error: (text: string) => add('danger', text, TOAST_LASTS),
    warning: (text: string) => add('warning', text, TOAST_LASTS),
    info: (text: string) => add('info', text, TOAST_LASTS),
    alert: ({ status, title, message }: { status: Tone | 'error'; title?: string | undefined; message: string }) =>
      add(status === 'error' ? 'danger' : status, message, ALERT_LASTS, title),
    dismiss: (id: number) => change(queue.filter((one) => one.id !== id)),
    current: (): ToastMessage | null => queue[0] ?? null,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
