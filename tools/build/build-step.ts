import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Step = {
  /** Files that decide the outcome, as glob patterns from the repository's root. */
  inputs: string[]
  /** The directory that is made. Ending in a slash, it is shared: only the files that were made are put there. */
  output: string
  make: (directory: string) => Promise<unknown>
}

const stamp = '.built'

/**
 * Makes files anew when their inputs changed since. They are made in a draft and then moved into place; the stamp
 * that vouches for them comes with the whole directory, or last. So an interrupted build never looks finished.
 */
export async function runStep(root: string, { inputs, output, make }: Step) {
  const wanted = hashOf(root, inputs)
  const target = join(root, output)
  if ((await readFile(join(target, stamp), 'utf8').catch(() => '')) === wanted) return false
  const draft = `${target.replace(/\/$/, '')}.draft-${process.pid}`
  try {
    await rm(draft, { recursive: true, force: true })
    await mkdir(draft, { recursive: true })
    await make(draft)
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
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
        .update('\0')
  }
  return hash.digest('hex')
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}
