import { line, shape } from './paint.ts'
import { palette, type Colour } from './palette.ts'
import { place } from './place.ts'

/** 38 units high at scale 1, centred at `x`, `y`. */
export function drop(x: number, y: number, scale = 1, colour: Colour = palette.white): string {
  const body = shape('M0-20c9 10 14 17 14 24a14 14 0 0 1-28 0c0-7 5-14 14-24z', colour, palette.plum)
  return place(x, y, body + line('M-6 6c1 4 3 6 6 7', palette.plum), { scale })
}
