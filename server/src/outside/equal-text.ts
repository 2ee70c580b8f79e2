import { timingSafeEqual } from 'node:crypto'

/** Compares without telling by its time how much was right. */
export function equalText(given: string, expected: string) {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
