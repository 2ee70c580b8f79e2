import { randomBytes } from 'node:crypto'

const MARK = / #[0-9a-f]{8}$/

/** The words somebody wrote, made a fact of its own: the same reason may come twice in a day. */
export function markedReference(words: string) {
  return `${words} #${randomBytes(4).toString('hex')}`
}

export function withoutMark(reference: string) {
  return reference.replace(MARK, '')
}
