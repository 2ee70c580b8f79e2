import { randomBytes } from 'node:crypto'

/** 128 bits nobody can guess. What lies on a public shelf under another kind of name was put there by ourselves. */
export function newUploadName() {
  return `${randomBytes(16).toString('hex')}.webp`
}

export function isUploadName(name: string) {
  return /^[0-9a-f]{32}\.webp$/.test(name)
}
