import { randomBytes } from 'node:crypto'

const MARK = / #[0-9a-f]{8}$/

/** Adds a random mark, because references are unique and the same reason may be given twice. */
export function markedReference(words: string) {
  return `${words} #${randomBytes(4).toString('hex')}`
}

export function withoutMark(reference: string) {
  return reference.replace(MARK, '')
}
