import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number }
type Property = Node & { key?: { name?: string } }
type Statement = Node & {
  declaration?: { declarations?: { id: { name: string }; init: Node & Partial<Call> }[] }
}
type Call = { callee: { name?: string }; arguments: (Node & { properties: Property[] })[] }

const needed = new Set(['method', 'path', 'success', 'gzipBody', 'translates', 'once'])

/**
 * Removes from the browser bundle what only the server needs of an endpoint: audience, summary and the schemas of
 * request and result. A schema that the web names, such as the `body` of a form, stays, and so does the `result` of
 * an endpoint with `translates`.
 */
export function stripContract(): Plugin {
  let named = new Set<string>()
  return {
    name: 'light-contract',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildStart() {
      named = findNamed()
    },
    transform: {
      filter: { id: /\/contract\/src\/[\w-]+\.ts$/, code: 'endpoint(' },
      handler(code) {
        let light = code
        const { body } = this.parse(code) as unknown as { body: Statement[] }
        for (const { name, described } of body.flatMap(endpointsOf).toReversed()) {
          const kept = described.properties.filter(
            ({ key }) => !key || isKept(key.name ?? '', name, described.properties),
          )
          const text = kept.map(({ start, end }) => code.slice(start, end)).join(', ')
          light = `${light.slice(0, described.start)}{ ${text} }${light.slice(described.end)}`
        }
        return { code: light, map: null }
      },
    },
  }

  function isKept(key: string, name: string, all: Property[]) {
    if (key === 'result' && all.some((other) => other.key?.name === 'translates')) return true
    return needed.has(key) || named.has(`${name}.${key}`)
  }
}

function endpointsOf({ declaration }: Statement) {
  return (declaration?.declarations ?? []).flatMap(({ id, init }) => {
    const described = init?.callee?.name === 'endpoint' ? init.arguments?.[0] : undefined
    return described?.type === 'ObjectExpression' ? [{ name: id.name, described }] : []
  })
}

/** All uses like `someCall.body` in the web code. */
function findNamed() {
  const folder = join(import.meta.dirname, 'src')
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
  return new Set(files.flatMap((text) => text.match(/\b\w+\.(?:body|query|params|result|roles|audience)\b/g) ?? []))
}
