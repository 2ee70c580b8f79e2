import { leaf } from '../leaf.ts'
import { disc, line, shape } from '../paint.ts'
import { palette } from '../palette.ts'
import { spots } from './tools.ts'

const { ink, white, skinLight } = palette

export function acneTalk(): string {
  const face =
    disc(77, 73, 27, skinLight, ink) +
    line('M64 70c3 3 7 3 9 0M81 70c3 3 7 3 9 0M71 85c4 3 8 3 12 0') +
    spots(
      [
        [60, 80, 2.5],
        [93, 82, 3],
        [88, 90, 2],
        [70, 57, 2.2],
      ],
      palette.rose,
    )
  return talk(face) + leaf(40, 186, -18, 1)
}

function talk(inner: string): string {
  const near =
    shape(
      'M32 34h90a16 16 0 0 1 16 16v46a16 16 0 0 1-16 16H74l-24 22v-22H32a16 16 0 0 1-16-16V50a16 16 0 0 1 16-16z',
      white,
    ) + inner
  const far =
    shape(
      'M116 96h54a16 16 0 0 1 16 16v34a16 16 0 0 1-16 16v18l-22-18h-32a16 16 0 0 1-16-16v-34a16 16 0 0 1 16-16z',
      palette.rose,
    ) + line('M143 114v30M128 129h30', white)
  return near + far
}
