import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

const doctype = /^<!DOCTYPE html>/

/**
 * The complete markup, or the first error. React's own string renderer would leave a hole where a component threw and
 * say nothing.
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
        else pipe(gather((html) => resolve(html.replace(doctype, ''))))
      },
    })
    const deadline = setTimeout(() => abort(new Error('Rendering took too long')), 5000)
  })
}

/** Takes the pieces as they come and puts them together once, at the end. */
function gather(done: (text: string) => void) {
  const pieces: Uint8Array[] = []
  return new Writable({
    write(piece: Uint8Array, _encoding, next) {
      pieces.push(piece)
      next()
    },
    final(next) {
      done(Buffer.concat(pieces).toString())
      next()
    },
  })
}
