import { drop } from '../drop.ts'
import { disc, fill, line, shape } from '../paint.ts'
import { palette } from '../palette.ts'
import { skinWindow } from './porthole.ts'
import { cell, syringe } from './tools.ts'

const { plum, rose, white, skinLight } = palette

export function acneInjection(): string {
  const bump =
    fill('M58 100.500c8-26 44-26 54 7-6 14-44 12-54-7z', palette.roseSoft) + line('M58 100.500c8-26 44-26 54 7')
  const core = disc(86, 98, 7, rose)
  return skinWindow(palette.rosePale, 112, skinLight) + bump + core + syringe(96, 86, 44)
}

export function skinBooster(): string {
  const beads = [44, 66, 88, 110, 132, 154].map((x, i) => drop(x, 150 + (i % 2) * 9, 0.42, palette.roseSoft)).join('')
  const vial =
    shape('M28 56h36v46a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6z', white) +
    fill('M29 78h34v24a5 5 0 0 1-5 5H34a5 5 0 0 1-5-5z', palette.roseSoft) +
    shape('M34 42h24v14H34z', palette.sand) +
    line('M28 78h36M36 90h14', plum)
  return skinWindow(palette.sandPale, 122, skinLight) + beads + vial + syringe(108, 124, 34)
}

export function mesotherapy(): string {
  const cells = [
    [52, 150, 15],
    [80, 158, 16],
    [112, 152, 15],
    [140, 160, 14],
    [66, 178, 12],
    [98, 180, 13],
    [126, 182, 12],
    [36, 134, 9],
  ] as const
  return (
    skinWindow(palette.rosePale, 112, skinLight, cells.map(([x, y, radius]) => cell(x, y, radius)).join('')) +
    syringe(106, 136, 34, palette.sage)
  )
}
