import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWholeFile } from './database/embedded/write-whole-file.ts'

/** The operator's key, or one generated at the first start and stored beside the data. */
export function loadSecretKey({ secretKey, dataDirectory }: { secretKey: string | undefined; dataDirectory: string }) {
  if (secretKey) return secretKey
  const file = join(dataDirectory, 'secret-key')
  if (!existsSync(file)) writeWholeFile(file, randomBytes(32).toString('base64url'))
  return readFileSync(file, 'utf8').trim()
}
