import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The build draws the pictures of the demo data; they become ordinary public files. */
export function placeDemoArt(dataDirectory: string) {
  const drawn = fileURLToPath(new URL('../dist/art', import.meta.url))
  const files = join(dataDirectory, 'files', 'public')
  mkdirSync(files, { recursive: true })
  if (existsSync(drawn)) cpSync(drawn, files, { recursive: true })
}
