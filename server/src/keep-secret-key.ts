import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The key given by the operator, or one made at the first start and kept beside the data. */
export function keepSecretKey({ secretKey, dataDirectory }: { secretKey: string | undefined; dataDirectory: string }) {
  if (secretKey) return secretKey
  const file = join(dataDirectory, 'secret-key')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8').trim()
}
