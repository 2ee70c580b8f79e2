import { disc, ring } from './paint.ts'
import { palette, type Colour } from './palette.ts'
import { picture } from './picture.ts'
import { place } from './place.ts'

type Stage = { ground: Colour; light?: Colour; inner: string; around?: string }

/**
 * A banner on a grid of 528 x 200. The drawing uses the right two fifths, so that text fits beside it and phones can
 * crop.
 */
export function bannerStage({ ground, light, inner, around = '' }: Stage): string {
  const glow = light ? disc(418, 104, 88, light) : ''
  const dots = ring(418, 104, 97, palette.sand, '1 10')
  return picture({
    width: 1320,
    height: 500,
    unitsHigh: 200,
    ground,
    body: dots + glow + around + place(318, 0, inner),
  })
}
