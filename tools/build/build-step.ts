import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Step = {
  /** Files that determine the result, as glob patterns from the repository's root. */
  inputs: string[]
  /** The directory to build. Ending in a slash, it is shared: only the built files are replaced. */
  output: string
  build: (directory: string) => Promise<unknown>
}

const stamp = '.built'

/**
 * Builds again when the inputs have changed. The files are written to a draft and then moved into place, their stamp
 * with the whole directory or last, so an interrupted build never looks finished.
 */
export async function runStep(root: string, { inputs, output, build }: Step) {
  const wanted = hashOf(root, inputs)
  const target = join(root, output)
  if ((await readFile(join(target, stamp), 'utf8').catch(() => '')) === wanted) return false
  const draft = `${target.replace(/\/$/, '')}.draft-${process.pid}`
  try {
    await rm(draft, { recursive: true, force: true })
    await mkdir(draft, { recursive: true })
    await build(draft)
    await writeFile(join(draft, stamp), wanted)
    await (output.endsWith('/') ? placeFiles(draft, target) : placeWhole(draft, target))
    return true
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function placeWhole(draft: string, target: string) {
  const old = `${target}.old-${process.pid}`
  await rename(target, old).catch(ignoreMissing)
  await rename(draft, target)
  await rm(old, { recursive: true, force: true })
}

async function placeFiles(draft: string, target: string) {
  await mkdir(target, { recursive: true })
  await rm(join(target, stamp), { force: true })
  const files = (await readdir(draft)).filter((file) => file !== stamp)
  for (const file of [...files, stamp]) await rename(join(draft, file), join(target, file))
}

function hashOf(root: string, inputs: string[]) {
  const hash = createHash('sha256').update(process.version)
  const files = globSync(inputs, { cwd: root, exclude: ['**/*.test.ts', '**/*.test.tsx', '**/node_modules/**'] })
  for (const file of files.toSorted()) {
    if (/\.\w+$/.test(file))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0')
  }
  return hash.digest('hex')
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}
