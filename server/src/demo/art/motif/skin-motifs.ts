import { drop } from '../drop.ts'
import { dashes, disc, fill, line, oval, shape } from '../paint.ts'
import { palette } from '../palette.ts'
import { place } from '../place.ts'
import { sparkle } from '../sparkle.ts'
import { porthole, skinWindow } from './porthole.ts'
import { magnifier, roller, scalpel, spots, tweezers } from './tools.ts'

const { ink, plum, rose, white, gold, skinLight, skinMid, skinWarm } = palette

export function scar(): string {
  const stitches = [0, 1, 2, 3, 4, 5].map((i) => `M${58 + i * 15} ${104 + (i % 2) * 3}l4 18`).join('')
  const mark = line('M50 118c16-10 32 4 48-4s32 2 50-6', rose, 5) + line(stitches, plum)
  const thread = line('M148 108c14-4 26-14 24-28-1-8-8-10-12-4', plum)
  const needle = place(160, 76, shape('M0 4c-3-2-3-6 0-12L4-58l3 50c1 6 0 10-3 12z', white) + line('M3-3v3', plum), {
    rotate: -38,
  })
  return porthole(skinWarm, mark + dashes('M44 90c20-10 36-8 56-10s40-2 56-10')) + thread + needle
}

export function mole(): string {
  const patch =
    disc(92, 96, 50, skinMid) +
    spots(
      [
        [72, 78, 2.5],
        [116, 118, 2.5],
        [108, 74, 2],
      ],
      gold,
      0.7,
    )
  const spot =
    oval(90, 98, 13, 11, palette.hairChestnut) + dashes('M90 76c16 0 26 8 26 22s-10 22-26 22-26-8-26-22 10-22 26-22z')
  return (
    disc(100, 100, 86, palette.sandPale) + magnifier(92, 96, 54, -42) + patch + spot + place(0, 0, scalpel(122, 74, 40))
  )
}

export function microdermabrasion(): string {
  const grit = spots(
    [
      [44, 84, 2.5],
      [58, 74, 2],
      [36, 96, 2],
      [140, 92, 2.5],
      [152, 80, 2],
      [164, 96, 2.5],
      [128, 82, 1.8],
    ],
    gold,
  )
  const wand = place(
    96,
    98,
    shape('M-15 0h30l-5-18h-20z', palette.sand) +
      shape('M-10-18h20l3-74a8 8 0 0 0-8-8h-10a8 8 0 0 0-8 8z', white) +
      line('M-4-60h8M-4-50h8', plum) +
      line('M0-100c0-12 8-16 18-14s20-2 24-12'),
    { rotate: 10 },
  )
  return skinWindow(palette.sagePale, 112, skinMid) + grit + wand + line('M52 112c10-3 18-4 28-3', white)
}

export function peeling(): string {
  const layer = (y: number, colour: typeof skinMid | typeof skinLight | typeof palette.rosePale) =>
    shape(`M16 ${y}c28-18 56-18 84 0s56 18 84 0v28c-28 18-56 18-84 0s-56-18-84 0z`, colour)
  const curl = shape('M184 80c-10 7-22 11-34 12 1-20 12-36 30-40 15-3 19 16 4 28z', white, plum)
  return (
    layer(134, skinMid) +
    layer(107, skinLight) +
    layer(80, palette.rosePale) +
    curl +
    drop(60, 38, 0.75) +
    drop(98, 30, 1) +
    drop(130, 46, 0.6)
  )
}

export function microneedling(): string {
  const holes = [34, 50, 128, 144, 160].map((x) => `M${x} ${x < 100 ? 112 : 124}v9`).join('')
  return skinWindow(palette.sandPale, 118, skinLight, line(holes, plum)) + roller(88, 80, 48)
}

export function warts(): string {
  const bumps = [
    [58, 108, 5],
    [74, 100, 3.5],
    [136, 118, 5],
    [150, 112, 3.5],
  ] as const
  const dots = bumps.map(([x, y, radius]) => disc(x, y, radius, palette.sandPale, ink)).join('')
  const lifted = disc(106, 92, 6, palette.sandPale, ink)
  return (
    skinWindow(palette.rosePale, 116, skinWarm) +
    dots +
    tweezers(106, 88, 34) +
    lifted +
    sparkle(46, 68, 0.9) +
    sparkle(64, 48, 0.6)
  )
}

export function hairRoots(): string {
  const strands = [40, 58, 76, 94, 112, 130, 148, 164].map((x, i) => {
    const y = 118 - Math.round(Math.sin(((x - 10) / 90) * Math.PI) * 12)
    const height = 66 - Math.abs(i - 3) * 7
    return (
      fill(`M${x - 4} ${y + 20}c-3-8 11-8 8 0-1 5-7 5-8 0z`, rose) +
      line(`M${x} ${y + 16}c0-14 ${i % 2 ? 5 : -5}-30 ${i % 2 ? 3 : -2}-${height}`, palette.hairPlum, 3.2)
    )
  })
  const bottle = place(
    150,
    66,
    shape('M-7-8h14l-3 30c-1 5-7 5-8 0z', white) +
      shape('M-10-14h20v8h-20z', palette.sand) +
      shape('M-7-14v-14c0-8 14-8 14 0v14z', plum),
    { rotate: 30 },
  )
  return skinWindow(palette.sagePale, 118, skinMid, strands.join('')) + bottle + drop(132, 96, 0.4)
}
