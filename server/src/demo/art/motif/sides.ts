import { drop } from '../drop.ts'
import { leaf } from '../leaf.ts'
import { palette } from '../palette.ts'
import { sparkle } from '../sparkle.ts'
import type { Sides } from './service-looks.ts'

export function sides(kind: Sides, left: number, right: number): string {
  return kinds[kind](left, right)
}

const kinds: Record<Sides, (left: number, right: number) => string> = {
  leaves: (left, right) =>
    leaf(left, 190, -20, 1.2) +
    leaf(left + 16, 196, 8, 0.8, palette.sageLight) +
    leaf(right, 190, 20, 1.3) +
    leaf(right - 16, 196, -8, 0.8, palette.sageLight),
  drops: (left, right) =>
    drop(left, 66, 0.8) + drop(left + 16, 104, 0.5) + drop(right, 150, 0.8) + drop(right - 12, 112, 0.5),
  sparkles: (left, right) =>
    sparkle(left, 62, 1.1) + sparkle(left + 14, 92, 0.6) + sparkle(right, 146, 1.2) + sparkle(right - 14, 176, 0.7),
  plain: () => '',
}
