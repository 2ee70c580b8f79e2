import type { Route } from '../../http/route.ts'
import { serveInChild } from './serve-in-child.ts'

/** A server with some routes, as a process of its own. They come by the names of their files. */
const [, , url, files, canaries] = process.argv
const modules = (await Promise.all((JSON.parse(files!) as string[]).map((file) => import(`../../${file}`)))) as Record<
  string,
  Route[]
>[]
const routes = modules.flatMap((exported) => Object.values(exported).flat())
const server = await serveInChild({
  url: url!,
  routes,
  ...(canaries && { canaries: true, settings: { LOG_LEVEL: 'warn' } }),
})
await server.listen()
