import type { PhotoProblem } from './photo-problems.ts'

const TIMEOUT = 6000

let queue: Promise<unknown> = Promise.resolve()

/** Looks for a problem in a photo. Undefined also when the device cannot check: this only helps, it does not decide. */
export async function checkPhoto(photo: Blob): Promise<PhotoProblem | undefined> {
  if (!('Worker' in globalThis) || !('OffscreenCanvas' in globalThis)) return undefined
  // One at a time: decoding several large photos at once exceeds a phone's memory, and in parallel each would use up
  // the timeout of the others.
  const answer = queue.then(() => askWorker(photo)).catch(() => undefined)
  queue = answer
  return answer
}

async function askWorker(photo: Blob) {
  const worker = new Worker(new URL('../../worker/photo-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<PhotoProblem | undefined>((resolve, reject) => {
      setTimeout(resolve, TIMEOUT)
      worker.addEventListener('message', ({ data }: MessageEvent<PhotoProblem | undefined>) => resolve(data))
      worker.addEventListener('error', reject)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin to name
      worker.postMessage(photo)
    })
  } finally {
    // Frees the memory of the decoded photo.
    worker.terminate()
  }
}
