import { disc, faint, fill, line, shape } from '../paint.ts'
import { palette } from '../palette.ts'
import { place } from '../place.ts'
import { sparkle } from '../sparkle.ts'
import { porthole } from './porthole.ts'
import { laserPen, spots } from './tools.ts'

const { plum, rose, white, gold, skinWarm } = palette

function target(): string {
  return disc(92, 118, 66, white, rose) + disc(92, 118, 43, palette.rosePale, rose)
}

export function pigmentLaser(): string {
  const freckles = spots(
    [
      [54, 104, 4],
      [62, 140, 5],
      [116, 154, 4],
      [46, 128, 3],
      [90, 168, 3],
      [128, 132, 3],
      [76, 84, 3],
    ],
    gold,
    0.65,
  )
  return (
    target() +
    freckles +
    disc(92, 118, 15, rose) +
    line('M118 92l-16 16M132 100l-10 22M108 84l-24 4', plum) +
    laserPen(124, 86, 40)
  )
}

export function vesselLaser(): string {
  const veins = line(
    'M40 140c16-6 22-22 40-24s20 14 36 10 16-18 30-20M64 128c-2-12 4-20 12-28M98 124c6 12 4 20 10 30M80 116c2 10-4 18-10 24',
    rose,
    3,
  )
  return target() + veins + disc(92, 118, 8, plum) + line('M118 92l-18 18M130 104l-8 16', plum) + laserPen(124, 86, 40)
}

export function ipl(): string {
  const limb = shape('M-4 84c46-14 88-10 124 2 30 10 58 14 90 10v52c-34 6-66 8-98 6-40-2-76-4-116 4z', skinWarm)
  const hairs = line(
    'M22 92l-4-10M36 98l-4-10M50 92l-4-10M28 116l-4-10M44 122l-4-10M56 112l-4-10M34 140l-4-10M54 140l-4-10',
  )
  const flash = faint(fill('M74 92h52l16 38H58z', palette.sand), 0.75)
  const head =
    shape('M-26-18h52v18h-52z', palette.sand) +
    shape('M-22-18h44l-6-22h-32z', white) +
    shape('M-12-40h24v-36a12 12 0 0 0-24 0z', white) +
    disc(0, -64, 4, plum)
  return (
    porthole(palette.sandPale, limb + hairs + flash) +
    place(100, 92, head) +
    sparkle(156, 122, 0.9, white) +
    sparkle(172, 106, 0.5, white)
  )
}
