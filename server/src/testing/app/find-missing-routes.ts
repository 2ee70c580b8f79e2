import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Route } from '../../http/route.ts'

const server = join(import.meta.dirname, '../..')

/** The routes that answer this call in production. It loads all of them: only for the message of a failed test. */
export async function findMissingRoutes(method: string, url: string) {
  for (const file of globSync('*/*-routes.ts', { cwd: server })) {
    const exported = (await import(pathToFileURL(join(server, file)).href)) as Record<string, unknown>
    for (const [name, routes] of Object.entries(exported)) {
      if (Array.isArray(routes) && (routes as Route[]).some((route) => answers(route, method, url)))
        return `${name} of server/src/${file}`
    }
  }
  return undefined
}

function answers({ endpoint }: Route, method: string, url: string) {
  const path = new RegExp(`^${endpoint.path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`)
  return endpoint.method === method && path.test(url.split('?')[0]!)
}
