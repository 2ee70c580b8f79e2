import sharp from 'sharp'

/** What the server asks of this process. `edge` is the longest side allowed, `width` an exact width. */
export type PictureJob = {
  bytes: Uint8Array
  edge?: number
  width?: number
  /** How much work it may be, in seconds of a processor: a busy machine takes longer, which is not the picture's fault. */
  work?: number
}
export type PictureAnswer = {
  /** None when the job's bytes are no picture that can be read. */
  picture?: { bytes: Uint8Array; width: number; height: number }
  /** Time for a fresh process: this one holds on to memory. */
  tired: boolean
}

const PIXELS = 40_000_000
const MEMORY = 256 * 1024 * 1024
const WORK = 5
const tired = () => process.memoryUsage.rss() > MEMORY / 2

// A process of its own, without secrets: a decoder that crashes, hangs or swells takes nothing else down.
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

/** The moment, on the clock of this process's own work, at which a job has taken too much of it. */
let enough = Infinity
const worked = () => (process.cpuUsage().user + process.cpuUsage().system) / 1_000_000

setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY || worked() > enough) process.kill(process.pid, 'SIGKILL')
}, 20).unref()

process.on('disconnect', () => process.exit())
process.on('message', (job: PictureJob) => void work(job).then((answer) => process.send?.(answer)))
process.send?.({ tired: false } satisfies PictureAnswer)

async function work({ bytes, edge, width, work = WORK }: PictureJob): Promise<PictureAnswer> {
  enough = worked() + work
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
  } finally {
    enough = Infinity
  }
}
