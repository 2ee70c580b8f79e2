import { pathToFileURL } from 'node:url'
import type { ViteDevServer } from 'vite'
import type { Answer } from '../read-in-process.ts'

type Page = {
  assets: (modules: string[]) => string | Promise<string>
  nonce: string | undefined
  fetch: (url: string, init: { method?: string; headers: Record<string, string>; body?: unknown }) => Promise<Answer>
  cookies: string
  origin: string
  flags: { publicSite: boolean; appKey: string }
}

export type Render = (
  request: Request,
  page: Page,
) => Promise<{ status: number; location?: string; html?: string; sessionEnded: boolean }>

type Entry = { render: Render }

/** Loads the renderer at the first page, once; in development again after every change. */
export function loadRender({ serverEntry, vite }: { serverEntry: string; vite?: ViteDevServer | undefined }) {
  if (vite) return async () => ((await vite.ssrLoadModule('/src/app/entry-server.tsx')) as Entry).render
  let entry: Promise<Entry> | undefined
  return async () => {
    entry ??= import(pathToFileURL(serverEntry).href) as Promise<Entry>
    return (await entry).render
  }
}
