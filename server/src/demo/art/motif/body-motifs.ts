import { dashes, disc, faint, fill, line, oval, shape } from '../paint.ts'
import { palette, type Colour } from '../palette.ts'
import { place } from '../place.ts'
import { hand } from './hand.ts'
import { porthole } from './porthole.ts'
import { cell, paddle, snowflake, spots, waves } from './tools.ts'

const { ink, plum, white } = palette

export function waist(ground: Colour, on = '', skin: Colour = palette.skinLight, top: Colour = palette.rose): string {
  const edge = 'M48-4C50 44 66 62 64 92 62 120 40 136 34 204H166C160 136 138 120 136 92 134 62 150 44 152-4z'
  const bra = shape('M44-4c1 22 5 38 10 54 28 12 64 12 92 0 5-16 9-32 10-54z', top)
  const briefs = shape('M36 164c40 16 88 16 128 0l4 44H32z', top)
  const belly = line('M100 118v8') + faint(line('M92 72v22M108 72v22'), 0.35)
  return porthole(ground, shape(edge, skin) + bra + briefs + belly + on)
}

export function tape(y: number): string {
  const band = shape(`M61 ${y}c24 12 54 12 78 0l-1 13c-24 12-52 12-76 0z`, palette.sand)
  const marks = [70, 79, 88, 97, 106, 115, 124]
    .map((x, i) => `M${x} ${y + (x > 80 && x < 116 ? 9 : 6)}v${i % 2 ? 4 : 7}`)
    .join('')
  return band + line(marks, ink, 1.6)
}

export function liposuction(): string {
  const marks = dashes(
    'M48 142c10-6 20-2 22 10s-8 24-18 22-14-26-4-32zM152 142c-10-6-20-2-22 10s8 24 18 22 14-26 4-32z',
  )
  const cannula = place(
    146,
    148,
    line('M0 0v-44') +
      shape('M-7-44H7l-2-46a5 5 0 0 0-10 0z', white) +
      line('M0-95c0-14 10-18 20-14', plum) +
      line('M-3-62h6M-3-70h6', plum),
    { rotate: 46 },
  )
  return waist(palette.sandPale, marks, palette.skinMid, palette.plum) + cannula
}

export function fatFreezing(): string {
  const cup = place(
    100,
    128,
    shape('M-34-18h68v22a14 14 0 0 1-14 14h-40a14 14 0 0 1-14-14z', white) +
      shape('M-40-24h80v10h-80z', palette.sageLight) +
      line('M0 18v14c0 14 16 12 22 24'),
    {},
  )
  return (
    waist(palette.sagePale, '', palette.skinWarm, palette.sageDeep) +
    cup +
    snowflake(100, 126, 0.8) +
    snowflake(30, 52, 0.9) +
    snowflake(172, 64, 1.1) +
    snowflake(168, 30, 0.6)
  )
}

export function bodyRadiofrequency(): string {
  return waist(palette.rosePale, waves(70, 124, -60), palette.skinLight, palette.plum) + paddle(128, 118, 62)
}

export function cavitation(): string {
  const sound = line('M74 92c8 10 36 10 44 0M64 104c14 18 50 18 64 0M54 116c20 26 64 26 84 0', plum)
  const cells = [
    [56, 152, 13],
    [82, 160, 14],
    [110, 160, 14],
    [137, 152, 13],
    [68, 180, 11],
    [96, 184, 12],
    [124, 181, 11],
  ] as const
  const skin = fill('M10 78c60-10 120-10 180 0v130H10z', palette.skinLight) + line('M10 78c60-10 120-10 180 0')
  return (
    porthole(
      palette.sagePale,
      place(0, 22, skin + cells.map(([x, y, radius]) => cell(x, y - 16, radius)).join('') + sound),
    ) + paddle(96, 96, 0)
  )
}

export function spottedBack(): string {
  const ear = oval(72, 72, 4.5, 7, palette.skinMid) + oval(128, 72, 4.5, 7, palette.skinMid)
  const hair =
    fill('M73 62c0-20 10-32 27-32s27 12 27 32c0 18-8 32-18 34H91c-10-2-18-16-18-34z', palette.hairSoft) +
    disc(100, 34, 15, palette.hairSoft)
  const shine = faint(line('M91 30c4-6 13-7 18-1M86 50c8-5 20-5 28 0', white), 0.3)
  const back = shape(
    'M0 206c2-60 26-80 66-90 14-3 19-8 19-18V84h30v14c0 10 5 15 19 18 40 10 64 30 66 90z',
    palette.skinMid,
  )
  const lines = faint(line('M100 128v52M66 140c10 5 16 14 18 26M134 140c-10 5-16 14-18 26'), 0.5)
  const acne = spots(
    [
      [80, 132, 3.5],
      [118, 130, 3],
      [126, 148, 4],
      [66, 156, 3],
      [90, 148, 2.5],
      [112, 160, 3],
      [144, 154, 2.5],
      [52, 146, 2.5],
    ],
    palette.rose,
  )
  const towel = shape('M-4 176c66 14 142 14 208 0v34H-4z', white)
  return porthole(palette.sandPale, back + ear + hair + shine + lines + acne + towel)
}

export function lymphMassage(): string {
  const flow = dashes('M88 166v-30M112 166v-30') + line('M82 142l6-8 6 8M106 142l6-8 6 8', plum)
  const hands = hand(70, 98, -14)
  return waist(palette.sandPale, flow, palette.skinLight, palette.rose) + hands + place(200, 0, hands, { flip: true })
}
