import { randomBytes } from 'node:crypto'

/** 128 random bits. Other names on the public shelf are our own files. */
export function newUploadName() {
  return `${randomBytes(16).toString('hex')}.webp`
}

export function isUploadName(name: string) {
  return /^[0-9a-f]{32}\.webp$/.test(name)
}
