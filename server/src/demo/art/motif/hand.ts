import { line, oval, shape } from '../paint.ts'
import { palette } from '../palette.ts'
import { place } from '../place.ts'

/** The fingertips are at `x`, `y`. */
export function hand(x: number, y: number, rotate = 0): string {
  const palm =
    'M-76 52C-66 12-52-17-28-21-20-22-12-21-5-20a6 6 0 0 1 0 12h-11H2a6 6 0 0 1 0 12h-18H-2a6 6 0 0 1 0 12h-14c-2 18-8 30-18 46z'
  const nails =
    oval(-2.5, -14, 2, 2.8, palette.roseSoft) +
    oval(4.5, -2, 2, 2.8, palette.roseSoft) +
    oval(0.5, 10, 2, 2.8, palette.roseSoft)
  const sleeve = shape('M-88 44l64 18-8 46h-82z', palette.white) + line('M-90 52l64 18', palette.rose)
  return place(x, y, shape(palm, palette.skinMid) + nails + sleeve, { rotate })
}
