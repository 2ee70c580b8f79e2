import { basename } from 'node:path'

export type Edge = { from: string; to: string }

const forbiddenNames = /^(index|utils?|types|helpers?)\.(ts|tsx|mts|js|mjs)$/
const audiences = /^web\/src\/(public|member|dashboard|ops)\//

/** Each room and the rooms it may look into; the first that fits counts. Other files may look anywhere. */
const rooms: { room: RegExp; mayImport: RegExp[] }[] = [
  { room: /^contract\//, mayImport: [/^contract\//] },
  {
    room: /^server\/src\/(http|outside)\//,
    mayImport: [/^contract\//, /^server\/src\/(http|outside)\//, /^server\/src\/(context|env)\.ts$/],
  },
  { room: /^server\//, mayImport: [/^contract\//, /^server\//] },
  { room: /^web\/src\/(lib|ui)\//, mayImport: [/^contract\//, /^web\/src\/(lib|ui)\//] },
  { room: audiences, mayImport: [/^contract\//, /^web\/src\/(lib|ui)\//, audiences] },
  { room: /^web\//, mayImport: [/^contract\//, /^web\//] },
]

export function mayImport({ from, to }: Edge) {
  if (/^server\/.*-queries\.ts$/.test(to) && roomOf(from) !== roomOf(to)) return false
  const [audience, other] = [from, to].map((file) => audiences.exec(file)?.[1])
  if (audience && other && audience !== other) return false
  // A test may look anywhere on its own floor.
  const place = isTest(from) ? from.slice(0, from.indexOf('/') + 1) : from
  const rules = rooms.find(({ room }) => room.test(place))
  return !rules || rules.mayImport.some((rule) => rule.test(to))
}

/** Rooms that lean on each other. Tests stand outside: a room may be tried out together with any other. */
export function roomCircles(edges: Edge[]) {
  return circles(
    edges
      .filter(({ from }) => !isTest(from))
      .map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }))
      .filter(({ from, to }) => from && to && from !== to),
  )
}

/** Every group of names that can be reached from one another, as one line each. */
export function circles(edges: Edge[]) {
  const next = Map.groupBy(edges, ({ from }) => from)
  const reached = new Map([...next.keys()].map((name) => [name, reachable(name, next)]))
  const found = new Set<string>()
  for (const [name, others] of reached) {
    if (!others.has(name)) continue
    const group = [...others].filter((other) => reached.get(other)?.has(name))
    found.add(group.toSorted().join(' <-> '))
  }
  return [...found]
}

export function hasForbiddenName(file: string) {
  return forbiddenNames.test(basename(file))
}

function reachable(start: string, next: Map<string, Edge[]>) {
  const seen = new Set<string>()
  const waiting = [start]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    for (const { to } of next.get(name) ?? []) {
      if (seen.has(to)) continue
      seen.add(to)
      waiting.push(to)
    }
  }
  return seen
}

/** The folder of a noun or of another room; files that lie beside such folders belong to none. */
function roomOf(file: string) {
  const audienceOrFloor = audiences.exec(file)?.[0] ?? /^(server|web)\/src\//.exec(file)?.[0]
  const [folder, ...rest] = audienceOrFloor ? file.slice(audienceOrFloor.length).split('/') : []
  return rest.length ? `${audienceOrFloor}${folder}` : ''
}

function isTest(file: string) {
  return /\.test\.tsx?$/.test(file) || file.startsWith('server/src/testing/')
}
