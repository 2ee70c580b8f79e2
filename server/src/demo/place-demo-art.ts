import { cpSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { drawnArt } from './drawn-art.ts'

const isForEverybody = (file: string) => !/^(patient|visit)-/.test(basename(file))

/** Copies the drawn pictures to the public files, except those of patients. */
export function placeDemoArt(dataDirectory: string) {
  const files = join(dataDirectory, 'files', 'public')
  mkdirSync(files, { recursive: true })
  if (drawnArt) cpSync(drawnArt, files, { recursive: true, filter: isForEverybody })
}
