import { appendLine, readSavedLines } from '../saved-lines.ts'

export type SimulatedPaymentStore = ReturnType<typeof openSimulatedPaymentStore>
type Line = [requestId: string, what: string]

const shape = /^\["[\w-]+","[A-Z]+"\]$/

/** The simulated gateway's payments. With a file they survive a restart of ours, like those of another company. */
export function openSimulatedPaymentStore(file?: string) {
  const known = new Map<string, Set<string>>()
  for (const line of file ? readSavedLines(file, shape) : []) apply(...(line as Line))

  function apply(requestId: string, what: string) {
    const events = known.get(requestId) ?? new Set()
    known.set(requestId, events)
    if (events.has(what)) return false
    events.add(what)
    return true
  }

  function append(...line: Line) {
    if (apply(...line) && file) appendLine(file, line)
  }

  return {
    open: (requestId: string) => append(requestId, 'OPENED'),
    add: (requestId: string, event: string) => append(requestId, event),
    find(requestId: string) {
      const events = known.get(requestId) ?? new Set<string>()
      return { opened: events.has('OPENED'), events: events as ReadonlySet<string> }
    },
  }
}
