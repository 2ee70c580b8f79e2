import { createRequire as nodeCreateRequire } from 'node:module'
const require = nodeCreateRequire(import.meta.url),
  __filename = import.meta.filename,
  __dirname = import.meta.dirname

// server/src/upload/picture-child.ts
import sharp from 'sharp'
var PIXELS = 4e7
var MEMORY = 256 * 1024 * 1024
var tired = () => process.memoryUsage.rss() > MEMORY / 2
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
process.on('message', (job) => void work(job).then((answer) => process.send?.(answer)))
process.send?.({ tired: false })
async function work({ bytes, edge, width }) {
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
//# sourceMappingURL=picture-child.js.map
