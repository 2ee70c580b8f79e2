import sharp from 'sharp'

/** What the server asks of this process. `edge` is the longest side allowed, `width` an exact width. */
export type PictureJob = { bytes: Uint8Array; edge?: number; width?: number }
export type PictureAnswer = {
  /** None when the job's bytes are no picture that can be read. */
  picture?: { bytes: Uint8Array; width: number; height: number }
  /** Time for a fresh process: this one holds on to memory. */
  tired: boolean
}

const PIXELS = 40_000_000
const MEMORY = 256 * 1024 * 1024
const tired = () => process.memoryUsage.rss() > MEMORY / 2

// A process of its own, without secrets: a decoder that crashes, hangs or swells takes nothing else down.
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY) process.kill(process.pid, 'SIGKILL')
}, 20).unref()

process.on('disconnect', () => process.exit())
process.on('message', (job: PictureJob) => void work(job).then((answer) => process.send?.(answer)))
process.send?.({ tired: false } satisfies PictureAnswer)

async function work({ bytes, edge, width }: PictureJob): Promise<PictureAnswer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXELS, failOn: 'error' })
    const { data, info } = await picture
      .autoOrient()
      .resize(width ?? edge, edge, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    return { picture: { bytes: data, width: info.width, height: info.height }, tired: tired() }
  } catch {
    return { tired: tired() }
  }
}
