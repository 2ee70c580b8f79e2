import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

export type Secret = ReturnType<typeof createSecret>

/** One key per installation; every purpose derives its own from it. */
export function createSecret(key: string) {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', key, 'klinik-nmw', purpose, 32))
  const signing = derive('sign')
  const sealing = derive('seal')
  return {
    /** Hash of something guessable, such as a six-digit code; useless without the key. */
    digest: (...parts: string[]) => createHmac('sha256', signing).update(parts.join('\0')).digest(),
    seal(plain: string) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce)
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
    },
    unseal(text: string) {
      const bytes = Buffer.from(text, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
  }
}

/** 256 random bits as text: session tokens, reset keys, tickets. */
export function randomToken() {
  return randomBytes(32).toString('base64url')
}

/** Hash of something unguessable. */
export function hashToken(token: string) {
  return createHash('sha256').update(token).digest()
}
