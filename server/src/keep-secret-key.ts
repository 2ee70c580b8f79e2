import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWholeFile } from './database/embedded/write-whole-file.ts'

/** The key given by the operator, or one made at the first start and kept beside the data. */
export function keepSecretKey({ secretKey, dataDirectory }: { secretKey: string | undefined; dataDirectory: string }) {
  if (secretKey) return secretKey
  const file = join(dataDirectory, 'secret-key')
  if (!existsSync(file)) writeWholeFile(file, randomBytes(32).toString('base64url'))
  return readFileSync(file, 'utf8').trim()
}
