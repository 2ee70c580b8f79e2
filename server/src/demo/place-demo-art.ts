import { cpSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { drawnArt } from './drawn-art.ts'

/** The build draws the pictures of the demo data; they become ordinary public files, except the portraits of patients. */
export function placeDemoArt(dataDirectory: string) {
  const files = join(dataDirectory, 'files', 'public')
  mkdirSync(files, { recursive: true })
  const filter = (source: string) => !basename(source).startsWith('patient-')
  if (drawnArt) cpSync(drawnArt, files, { recursive: true, filter })
}
