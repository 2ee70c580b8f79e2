import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes a .br and a .gz beside every text file that gets smaller by it. */
export async function precompress(directory: string) {
  const files = globSync('**/*.{js,css,svg,txt,json,webmanifest,map}', { cwd: directory })
  await Promise.all(
    files.map(async (name) => {
      const file = join(directory, name)
      const content = await readFile(file)
      if (content.length < 512) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      const [small, zipped] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })])
      if (small.length < content.length) await writeFile(`${file}.br`, small)
      if (zipped.length < content.length) await writeFile(`${file}.gz`, zipped)
    }),
  )
  return files.length
}
