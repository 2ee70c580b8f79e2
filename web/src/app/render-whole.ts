import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

const doctype = /^<!DOCTYPE html>/

/**
 * The complete markup, or the first error. React's own string renderer would leave a hole where a component threw and
 * say nothing.
 */
export function renderWhole(children: ReactNode, nonce: string | undefined) {
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
        else resolve(text(pipe(new PassThrough())).then((html) => html.replace(doctype, '')))
      },
    })
    const deadline = setTimeout(() => abort(new Error('Rendering took too long')), 5000)
  })
}
