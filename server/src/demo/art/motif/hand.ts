import { fill, shape, slab } from '../paint.ts'
import { palette } from '../palette.ts'
import { place } from '../place.ts'

/** A hand from the left with a white sleeve, its fingertips at `x`, `y`. */
export function hand(x: number, y: number, rotate = 0): string {
  const palm = shape('M-24-22c-14 0-26 8-32 22l-22 60h44c8-14 14-24 20-34 4-8 4-36-10-48z', palette.skinMid)
  const cover = fill('M-26-19c-8 1-14 6-18 12l6 42c12-4 24-8 24-20 0-14-2-30-12-34z', palette.skinMid)
  const sleeve = shape('M-86 50l54 12-6 44h-74z', palette.white)
  return place(x, y, palm + sleeve + finger(-15, 30) + finger(-2, 34) + finger(11, 30) + cover, { rotate })
}

function finger(dy: number, length: number): string {
  return slab({
    x: -length,
    y: dy - 6,
    width: length,
    height: 12,
    round: 6,
    colour: palette.skinMid,
    stroke: palette.ink,
  })
}
