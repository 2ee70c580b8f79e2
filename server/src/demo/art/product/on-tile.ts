import { disc, oval } from '../paint.ts'
import { palette, type Colour } from '../palette.ts'
import { picture } from '../picture.ts'

/** A tile with halo and shadow on a grid of 160; products stand on y = 136. */
export function onTile(ground: Colour, body: string): string {
  const halo = disc(80, 82, 62, palette.white)
  const shadow = `<g opacity=".08">${oval(80, 138, 50, 6, palette.ink)}</g>`
  return picture({
    width: 600,
    height: 600,
    unitsHigh: 160,
    ground,
    body: `<g opacity=".45">${halo}</g>` + shadow + body,
  })
}
