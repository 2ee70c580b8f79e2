import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

export type SimulatedMemory = ReturnType<typeof openSimulatedMemory>
type Line = [requestId: string, what: string]

const ENOUGH = 2 * 1024 * 1024

/** What the simulated gateway knows. With a file it survives a restart of ours, as another company's memory does. */
export function openSimulatedMemory(file?: string) {
  const known = new Map<string, Set<string>>()
  for (const [requestId, what] of file ? readLines(file) : []) remember(requestId, what)

  function remember(requestId: string, what: string) {
    const events = known.get(requestId) ?? new Set()
    known.set(requestId, events)
    if (events.has(what)) return false
    events.add(what)
    return true
  }

  function keep(...line: Line) {
    if (!remember(...line) || !file) return
    mkdirSync(dirname(file), { recursive: true })
    appendFileSync(file, `${JSON.stringify(line)}\n`)
  }

  return {
    open: (requestId: string) => keep(requestId, 'OPENED'),
    note: (requestId: string, event: string) => keep(requestId, event),
    recall(requestId: string) {
      const events = known.get(requestId) ?? new Set<string>()
      return { opened: events.has('OPENED'), events: events as ReadonlySet<string> }
    },
  }
}

/** Half a line, from a crash, is forgotten; so is everything once it has grown too long. */
function readLines(file: string): Line[] {
  if (!existsSync(file)) return []
  if (statSync(file).size > ENOUGH) {
    rmSync(file, { force: true })
    return []
  }
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text) => {
      const found = /^\["([\w-]+)","([A-Z]+)"\]$/.exec(text)
      return found ? [[found[1]!, found[2]!] as Line] : []
    })
}
