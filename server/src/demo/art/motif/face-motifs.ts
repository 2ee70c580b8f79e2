import { drop } from '../drop.ts'
import { dashes, disc, faint, fill, line, ring, shape } from '../paint.ts'
import { palette } from '../palette.ts'
import { place } from '../place.ts'
import { sparkle } from '../sparkle.ts'
import { hand } from './hand.ts'
import { porthole } from './porthole.ts'
import { profileHead } from './profile-head.ts'
import { spaWoman } from './spa-woman.ts'
import { paddle, spots, syringe, waves } from './tools.ts'

const { ink, plum, rose, white, skinLight, skinMid, skinWarm } = palette

export function eyelid(lid: 'upper' | 'lower'): string {
  const eye =
    fill('M40 82c22-26 70-34 118-10-46-9-84-6-118 10z', palette.hairPlum) +
    line('M46 116c24 28 84 28 108 0') +
    line('M56 126l-7 8M70 133l-5 10M86 137l-2 11M114 137l2 11M130 133l5 10M144 126l7 8M100 138v11') +
    line('M54 104c24-20 68-20 92 0', lid === 'upper' ? palette.rose : ink)
  const mark = lid === 'upper' ? 'M46 98c28-30 80-30 108 0' : 'M56 158c26 16 62 16 88 0'
  const arrow = lid === 'upper' ? 'M100 58v-18M93 47l7-8 7 8' : 'M162 152c8-6 14-14 16-24M170 131l8-5 4 9'
  return porthole(skinLight, eye) + dashes(mark) + line(arrow, plum)
}

export function nose(): string {
  const on = dashes('M106 84c-2 10-6 16-12 25-3 5-2 11 7 13') + dashes('M100 88c-3 8-7 13-12 20-4 6-3 14 6 18', rose)
  return disc(100, 104, 84, palette.sandPale) + profileHead(on, skinMid, palette.hairBlack)
}

export function hydratingFacial(): string {
  const mask = 'M134 104c14-6 34-4 40 8s-6 28-22 30c-14 2-26-6-26-18 0-8 2-16 8-20z'
  const on = faint(fill(mask, white), 0.85) + line(mask, plum)
  return disc(100, 104, 84, palette.sandPale) + profileHead(on) + drop(28, 44, 0.7) + drop(14, 76, 0.45)
}

export function detoxFacial(): string {
  const clay = faint(
    fill('M55 72c0 21 10 33 25 33s25-12 25-33c-3-3-6-4-9-4-3 9-13 9-16 4-3 5-13 5-16-4-3 0-6 1-9 4z', palette.sage),
    0.9,
  )
  const over =
    clay +
    line(
      'M63.600 76.200c2.500 2.300 6.600 2.300 9.100 0M87.300 76.200c2.500 2.300 6.600 2.300 9.100 0M77 86.200c1.500 1.500 4.500 1.500 6 0M72.800 94.200c4.400 3.600 10 3.600 14.400 0',
    )
  const bubbles = ring(168, 58, 9, plum) + ring(184, 78, 5, plum) + ring(32, 66, 7, plum) + ring(22, 86, 4, plum)
  return disc(100, 108, 84, palette.rosePale) + spaWoman({ wrap: 'towel', on: over }) + bubbles
}

export function pressurePoints(): string {
  const points = spots(
    [
      [80, 54, 2.2],
      [62, 60, 2.2],
      [98, 60, 2.2],
      [61, 86, 2.2],
      [99, 86, 2.2],
      [80, 101, 2.2],
    ],
    palette.plum,
  )
  const paths = dashes('M80 58c-6 0-14 2-18 6M80 58c6 0 14 2 18 6')
  const face = spaWoman({ skin: skinWarm, hair: palette.hairBlack, wrap: 'band', on: points + paths })
  return (
    disc(100, 106, 84, palette.sandPale) + face + hand(58, 104, -14) + place(200, 0, hand(58, 104, -14), { flip: true })
  )
}

export function relaxingInjection(): string {
  const on =
    line('M70 57c6-2 14-2 20 0M72 51c5-1.500 11-1.500 16 0', rose) +
    spots(
      [
        [66, 58, 2],
        [94, 58, 2],
        [60, 79, 2],
        [100, 79, 2],
      ],
      palette.plum,
    )
  return (
    disc(100, 106, 84, palette.sandPale) +
    spaWoman({ skin: skinWarm, hair: palette.hairSoft, wrap: 'none', on }) +
    syringe(124, 74, 52)
  )
}

export function lips(): string {
  const mouth =
    shape(
      'M40 106c18-16 36-26 46-22 6 2 9 5 14 5s8-3 14-5c10-4 28 6 46 22-20 28-40 38-60 38s-40-10-60-38z',
      palette.rose,
    ) +
    fill('M76 124c10 8 38 8 48 0-6 10-14 13-24 13s-18-3-24-13z', palette.roseSoft) +
    line('M40 106c24-4 38 3 60 3s36-7 60-3')
  const nostrils = line('M86 42c4 7 24 7 28 0M74 40c-6-4-6-14 0-18M126 40c6-4 6-14 0-18M94 56l-2 14M106 56l2 14')
  return porthole(skinLight, nostrils + mouth + line('M82 164c10 5 26 5 36 0')) + syringe(142, 92, 48, palette.sand)
}

export function firmingFace(): string {
  const lift = line('M160 132c6-10 8-20 6-32M159 109l7-10 7 9', plum)
  const face = spaWoman({ skin: skinMid, hair: palette.hairPlum, wrap: 'band' })
  return disc(100, 106, 84, palette.sagePale) + face + lift + paddle(58, 128, -46) + waves(40, 140, -118)
}

export function ledMask(): string {
  const shell = shape(
    'M52 62c2-16 12-25 28-25s26 9 28 25c1 14 1 24-6 34-5 8-13 13-22 13s-17-5-22-13c-7-10-7-20-6-34z',
    white,
  )
  const holes =
    shape('M61 75c3-5 13-5 15 0-2 5-12 5-15 0zM84 75c2-5 12-5 15 0-3 5-13 5-15 0z', skinLight) +
    shape('M72 95c4-3 12-3 16 0-4 5-12 5-16 0z', palette.rose)
  const lamps = spots(
    [
      [80, 44, 2],
      [70, 48, 2],
      [90, 48, 2],
      [62, 57, 2],
      [74, 57, 2],
      [86, 57, 2],
      [98, 57, 2],
      [80, 66, 2],
      [60, 86, 2],
      [69, 88, 2],
      [91, 88, 2],
      [100, 86, 2],
      [80, 84, 2],
      [74, 103, 2],
      [86, 103, 2],
    ],
    palette.gold,
  )
  const shine = line('M28 60l-16-8M24 88H6M172 60l16-8M176 88h18M46 34l-10-14M154 34l10-14', palette.gold)
  return disc(100, 106, 84, palette.sandPale) + shine + spaWoman({ wrap: 'towel', on: shell + holes + lamps })
}

export function glow(): string {
  const face = spaWoman({ skin: skinMid, hair: palette.hairPlum, wrap: 'none' })
  return (
    disc(100, 104, 84, palette.sandPale) + face + sparkle(30, 60, 1.1) + sparkle(170, 52, 1.4) + sparkle(184, 92, 0.8)
  )
}
