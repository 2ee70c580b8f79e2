import type { Route } from '../../http/route.ts'
import { serveInChild } from './serve-in-child.ts'

/** A server with some routes, as a process of its own. They come by the names of their files. */
const [, , url, files, canaries] = process.argv
const load = (file: string) =>
  import(new URL(`../../${file}`, import.meta.url).href) as Promise<Record<string, Route[]>>
const modules = await Promise.all((JSON.parse(files!) as string[]).map(load))
const server = await serveInChild({
  url: url!,
  routes: modules.flatMap((exported) => Object.values(exported).flat()),
  ...(canaries && { canaries: true, settings: { LOG_LEVEL: 'warn' } }),
})
await server.listen()
