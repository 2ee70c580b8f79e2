import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { demoArtNames, drawDemoArt } from './draw-demo-art.ts'

const atOnce = 4

/** Draws the pictures missing in the directory and returns how many. */
export async function renderDemoArt(directory: string, log: (line: string) => void = () => {}): Promise<number> {
  await mkdir(directory, { recursive: true })
  const present = new Set(await readdir(directory))
  const missing = demoArtNames().filter((name) => !present.has(name))
  const queue = missing.values()
  const work = async () => {
    for (const name of queue) await renderOne(directory, name)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (missing.length > 0) log(`Drew ${missing.length} demo pictures into ${directory}`)
  return missing.length
}

/** Written under another name first, so that an interrupted run leaves no partial picture. */
async function renderOne(directory: string, name: string): Promise<void> {
  const svg = drawDemoArt(name)
  const draft = join(directory, `.${name}.part`)
  await writeFile(
    draft,
    name.endsWith('.svg') ? svg : await sharp(Buffer.from(svg)).webp({ quality: 82, effort: 2 }).toBuffer(),
  )
  await rename(draft, join(directory, name))
}
