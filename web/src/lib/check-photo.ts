import type { PhotoProblem } from './photo-problems.ts'

const PATIENCE = 6000

let line: Promise<unknown> = Promise.resolve()

/** What seems wrong with a photo. Nothing, too, where the device cannot tell: the check helps, it does not decide. */
export async function checkPhoto(photo: Blob): Promise<PhotoProblem | undefined> {
  if (!('Worker' in globalThis) || !('OffscreenCanvas' in globalThis)) return undefined
  // One after the other: several large photos decoded at once are more than a phone has memory for, and side by side
  // each would use up the patience for all.
  const answer = line.then(() => askWorker(photo)).catch(() => undefined)
  line = answer
  return answer
}

async function askWorker(photo: Blob) {
  const worker = new Worker(new URL('../worker/photo-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<PhotoProblem | undefined>((resolve, reject) => {
      setTimeout(resolve, PATIENCE)
      worker.addEventListener('message', ({ data }: MessageEvent<PhotoProblem | undefined>) => resolve(data))
      worker.addEventListener('error', reject)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin to name
      worker.postMessage(photo)
    })
  } finally {
    // Its memory holds a whole decoded photo.
    worker.terminate()
  }
}
