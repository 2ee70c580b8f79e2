import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

const doctype = /^<!DOCTYPE html>/

/**
 * Renders the complete markup or rejects with the first error. React's renderToString would silently leave a gap
 * where a component threw.
 */
export function renderToHtml(children: ReactNode, nonce: string | undefined) {
  return new Promise<string>((resolve, reject) => {
    let failure: { error: unknown } | undefined
    const { pipe, abort } = renderToPipeableStream(children, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= { error }
      },
      onShellError: reject,
      onAllReady: () => {
        clearTimeout(deadline)
        if (failure) reject(failure.error)
        else pipe(collect((html) => resolve(html.replace(doctype, ''))))
      },
    })
    const deadline = setTimeout(() => abort(new Error('Rendering took too long')), 5000)
  })
}

function collect(done: (text: string) => void) {
  const chunks: Uint8Array[] = []
  return new Writable({
    write(chunk: Uint8Array, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks).toString())
      next()
    },
  })
}
