import { timingSafeEqual } from 'node:crypto'

/** In constant time, so that it does not reveal how much was right. */
export function equalText(given: string, expected: string) {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
