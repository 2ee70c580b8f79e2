import { disc, fill, line } from '../paint.ts'
import { palette, type Colour } from '../palette.ts'
import { place } from '../place.ts'

const edge =
  'M176 34c-34-4-62 16-64 48-1 8-3 12-8 20-4 6-8 10-7 13 1 4 8 4 9 6 1 3-1 6 0 9 1 2 3 3 2 6 0 3-2 5 0 9 3 9 16 8 28 6 3 12 2 28-6 49h92c-10-28-4-46 6-66'

/** Looks left, on a grid of 200; `on` is drawn over the face. */
export function profileHead(on = '', skin: Colour = palette.skinLight, hair: Colour = palette.hairPlum): string {
  const head =
    disc(236, 54, 22, hair) +
    fill(`${edge}c10-18 18-62-52-100z`, skin) +
    fill(
      'M176 34c-30-3-54 12-62 36 30 6 58-4 72-26 2 20 14 34 26 42 6 10 6 30-2 48 24-18 34-64 10-86-10-10-26-13-44-14z',
      hair,
    ) +
    line(edge) +
    line('M118 92c5 4 11 4 16 1M116 80c6-4 12-4 18-2M112 136c6 2 10 1 14-2')
  return place(-68, 0, head + on)
}
