import type { Route } from '../../http/route.ts'
import { serveInChild } from './serve-in-child.ts'

/** A server process with the routes of the given files. */
const [, , url, files, bugRoutes] = process.argv
const load = (file: string) =>
  import(new URL(`../../${file}`, import.meta.url).href) as Promise<Record<string, Route[]>>
const modules = await Promise.all((JSON.parse(files!) as string[]).map(load))
const server = await serveInChild({
  url: url!,
  routes: modules.flatMap((exported) => Object.values(exported).flat()),
  ...(bugRoutes && { bugRoutes: true, settings: { LOG_LEVEL: 'warn' } }),
})
await server.listen()
