import { faint, fill, line, shape } from '../paint.ts'
import { palette, type Colour } from '../palette.ts'
import { place } from '../place.ts'
import { bareFace, ears, features } from '../portrait/face.ts'
import type { FaceShape, Look } from '../portrait/look.ts'
import { womanHair } from '../portrait/woman-hair.ts'

type SpaWoman = { skin?: Colour; hair?: Colour; shape?: FaceShape; wrap?: 'towel' | 'band' | 'none'; on?: string }

/** Head and shoulders on a grid of 200; `on` is drawn on the face, on a grid of 160. */
export function spaWoman({
  skin = palette.skinLight,
  hair = palette.hairPlum,
  shape: face = 'oval',
  wrap = 'band',
  on = '',
}: SpaWoman): string {
  const look: Look = {
    ground: palette.white,
    skin,
    shape: face,
    head: { hair: 'top-bun', colour: hair },
    clothes: 'coat',
    cloth: palette.white,
  }
  const bun = womanHair('top-bun', hair)
  const shoulders =
    shape('M22 168c2-32 18-45 44-50h28c26 5 42 18 44 50z', skin) +
    fill('M69 92h22v30c0 7-22 7-22 0z', skin) +
    fill('M69 102c6 6.500 16 6.500 22 0v7c-7 6-15 6-22 0z', palette.ink, 0.13) +
    line('M62 127c5 4 9 5 13 5M98 127c-5 4-9 5-13 5')
  const towel =
    shape('M20 168c3-12 8-18 14-21 30 10 62 10 92 0 6 3 11 9 14 21z', palette.white) +
    line('M112 151c4 5 5 10 5 16', palette.rose)
  const head =
    (wrap === 'towel' ? '' : (bun.behind ?? '')) + shoulders + towel + ears(face, skin, false) + bareFace(face, skin)
  const over = wrap === 'towel' ? turban() : (bun.before ?? '') + (wrap === 'band' ? band() : '')
  return place(0, 0, head + over + features(look, false) + on, { scale: 1.25 })
}

function band(): string {
  const cloth = shape('M52 63c4-15 14-23 28-23s24 8 28 23l-3-1c-5-9-13-13-25-13s-20 4-25 13z', palette.white)
  return cloth + faint(line('M66 45l-2 5M80 42v6M94 45l2 5', palette.rose, 1.6), 0.9)
}

function turban(): string {
  return (
    shape('M51 66c-8-24 4-46 29-48 25 2 37 24 29 48-6-11-15-16-29-16s-23 5-29 16z', palette.white) +
    line('M53 58c8-16 26-26 46-28M58 34c14-2 32 6 44 22', palette.rose)
  )
}
