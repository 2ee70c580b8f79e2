import { stripVTControlCharacters } from 'node:util'
import type { ViteDevServer } from 'vite'
import type { Nonces } from './page-assets.ts'

const waiting = new WeakSet<ViteDevServer>()

/** Development: Vite's own overlay with the error, the same as text, and a reload after the next save. */
export function devErrorPage(vite: ViteDevServer, thrown: unknown, { script, style }: Nonces) {
  reloadAfterSave(vite)
  const error = describe(thrown)
  const text = [error.message, error.id, error.frame, error.stack].filter(Boolean).join('\n\n')
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(error.message.split('\n')[0]!)}</title>
<meta property="csp-nonce" nonce="${style}"></head><body><pre>${escapeHtml(text)}</pre>
<script type="module" nonce="${script}">import { ErrorOverlay } from '/@vite/client'
document.body.append(new ErrorOverlay(${JSON.stringify(error).replaceAll('<', String.raw`\u003c`)}))</script></body></html>`
}

/** The codes are colours for a terminal. */
function describe(thrown: unknown) {
  const error = (thrown instanceof Error ? thrown : new Error(String(thrown))) as Error & {
    id?: string
    frame?: string
  }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s*at /.test(line))
  return {
    message: stripVTControlCharacters(error.message).trim(),
    id: error.id,
    frame: stripVTControlCharacters(error.frame ?? ''),
    stack: stripVTControlCharacters(frames.join('\n')),
  }
}

/** The browser has loaded nothing that a save could replace, so Vite would not send it anything. */
function reloadAfterSave(vite: ViteDevServer) {
  if (waiting.has(vite)) return
  waiting.add(vite)
  vite.watcher.once('all', () => {
    waiting.delete(vite)
    // Vite forgets what it made of the old file in the same event.
    setTimeout(() => vite.environments.client.hot.send({ type: 'full-reload' }), 50)
  })
}

function escapeHtml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
