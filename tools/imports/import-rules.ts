import { basename } from 'node:path'

type Edge = { from: string; to: string }

const forbiddenNames = /^(index|utils?|types|helpers?)\.(ts|tsx|mts|js|mjs)$/
const audiences = /^web\/src\/(public|member|dashboard|ops)\//

/** Each folder and what it may import; the first that matches counts. Other files may import anything. */
const rules: { from: RegExp; mayImport: RegExp[] }[] = [
  { from: /^contract\//, mayImport: [/^contract\//] },
  {
    from: /^server\/src\/(http|outside)\//,
    mayImport: [/^contract\//, /^server\/src\/(http|outside)\//, /^server\/src\/(context|env)\.ts$/],
  },
  { from: /^server\//, mayImport: [/^contract\//, /^server\//] },
  { from: /^web\/src\/(lib|ui)\//, mayImport: [/^contract\//, /^web\/src\/(lib|ui)\//] },
  { from: /^web\/src\/shared\//, mayImport: [/^contract\//, /^web\/src\/(lib|ui|shared)\//] },
  { from: audiences, mayImport: [/^contract\//, /^web\/src\/(lib|ui|shared)\//, audiences] },
  { from: /^web\//, mayImport: [/^contract\//, /^web\//] },
]

export function mayImport({ from, to }: Edge) {
  if (/^server\/.*-queries\.ts$/.test(to) && folderOf(from) !== folderOf(to)) return false
  const [audience, other] = [from, to].map((file) => audiences.exec(file)?.[1])
  if (audience && other && audience !== other) return false
  // A test may import anything of its own workspace.
  const place = isTest(from) ? from.slice(0, from.indexOf('/') + 1) : from
  const rule = rules.find((each) => each.from.test(place))
  return !rule || rule.mayImport.some((allowed) => allowed.test(to))
}

/** Folders that import each other. Tests do not count: they may combine any folders. */
export function folderCycles(edges: Edge[]) {
  return cycles(
    edges
      .filter(({ from }) => !isTest(from))
      .map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }))
      .filter(({ from, to }) => from && to && from !== to),
  )
}

/** Every group of names that can be reached from one another, as one line each. */
export function cycles(edges: Edge[]) {
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

/** The folder of a noun or of a layer; files beside such folders belong to none. */
function folderOf(file: string) {
  const base = audiences.exec(file)?.[0] ?? /^(server|web)\/src\//.exec(file)?.[0]
  const [folder, ...rest] = base ? file.slice(base.length).split('/') : []
  return rest.length ? `${base}${folder}` : ''
}

function isTest(file: string) {
  return /\.test\.tsx?$/.test(file) || file.startsWith('server/src/testing/')
}
