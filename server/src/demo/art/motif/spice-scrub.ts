import { leaf } from '../leaf.ts'
import { disc, line, shape } from '../paint.ts'
import { palette } from '../palette.ts'
import { place } from '../place.ts'
import { spots } from './tools.ts'

const { white, gold, sand } = palette

export function spiceScrub(): string {
  const bowl =
    shape('M34 104h132c0 38-26 62-66 62s-66-24-66-62z', white) + line('M48 130c6 12 14 19 24 23', palette.rose)
  const scrub =
    shape('M34 104c14-26 40-34 66-34s52 8 66 34z', sand) +
    spots(
      [
        [70, 90, 2],
        [88, 82, 2],
        [104, 92, 2.2],
        [122, 84, 2],
        [136, 96, 2],
        [96, 98, 1.6],
        [54, 98, 1.8],
      ],
      gold,
    )
  const spoon = place(
    112,
    84,
    shape('M-4-14h8v-58a4 4 0 0 0-8 0z', palette.skinTan) +
      shape('M0-18c12 0 14 14 12 24-6 4-18 4-24 0-2-10 0-24 12-24z', palette.skinTan),
    { rotate: 34 },
  )
  const root =
    shape('M20 172c-4-10 6-18 14-14 4-8 18-8 20 0 10-2 14 8 8 14z', palette.skinBrown) + line('M32 164v6M46 162v8')
  const petals = [0, 45, 90, 135, 180, 225, 270, 315].map(
    (turn) =>
      `<path d="M0-3c4-4 4-11 0-15-4 4-4 11 0 15z" transform="rotate(${turn})" fill="${palette.hairChestnut}"/>`,
  )
  return (
    disc(100, 104, 86, palette.sagePale) +
    leaf(44, 96, -40, 1.1) +
    spoon +
    scrub +
    bowl +
    root +
    place(160, 168, petals.join('') + disc(0, 0, 3, gold)) +
    leaf(176, 120, 30, 0.9)
  )
}
