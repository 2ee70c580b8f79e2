import sharp from 'sharp'

/** `edge` is the longest side allowed, `width` an exact width. */
export type PictureJob = {
  bytes: Uint8Array
  edge?: number
  width?: number
  /** The allowed CPU time in seconds; wall time would punish a busy machine. */
  work?: number
}
export type PictureAnswer = {
  /** Undefined if the bytes are no readable picture. */
  picture?: { bytes: Uint8Array; width: number; height: number }
  /** The process should be replaced, because it holds too much memory. */
  needsRestart: boolean
}

const PIXELS = 40_000_000
const MEMORY = 256 * 1024 * 1024
const WORK = 5
const needsRestart = () => process.memoryUsage.rss() > MEMORY / 2

// A separate process without secrets: a decoder that crashes, hangs or uses too much memory affects nothing else.
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

/** The CPU time of this process at which the current job is killed. */
let enough = Infinity
const worked = () => (process.cpuUsage().user + process.cpuUsage().system) / 1_000_000

setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY || worked() > enough) process.kill(process.pid, 'SIGKILL')
}, 20).unref()

process.on('disconnect', () => process.exit())
process.on('message', (job: PictureJob) => void work(job).then((answer) => process.send?.(answer)))
process.send?.({ needsRestart: false } satisfies PictureAnswer)

async function work({ bytes, edge, width, work = WORK }: PictureJob): Promise<PictureAnswer> {
  enough = worked() + work
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXELS, failOn: 'error' })
    const { data, info } = await picture
      .autoOrient()
      .resize(width ?? edge, edge, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    return { picture: { bytes: data, width: info.width, height: info.height }, needsRestart: needsRestart() }
  } catch {
    return { needsRestart: needsRestart() }
  } finally {
    enough = Infinity
  }
}
