import { faint, fill, line } from '../paint.ts'
import { palette } from '../palette.ts'
import { mirrored } from '../place.ts'
import type { Glasses } from './look.ts'

const rims: Record<Glasses, string> = {
  round: 'M59.200 76a9 9 0 1 1 18 0 9 9 0 0 1-18 0z',
  square:
    'M61.500 69h13.500a2.500 2.500 0 0 1 2.500 2.500v7a4 4 0 0 1-4 4H63a4 4 0 0 1-4-4v-7a2.500 2.500 0 0 1 2.500-2.500z',
  cat: 'M57 68.500c6 0 13 .5 19 2.500 2 6-1 11.500-8 11.500s-9-6-11-14z',
  half: 'M59 72c0-2 1-3 3-3h12c2 0 3 1 3 3',
}

export function glasses(kind: Glasses): string {
  const rim = rims[kind]
  const lens = kind === 'half' ? '' : faint(fill(rim, palette.white), 0.28)
  const lower = kind === 'half' ? faint(line('M59 72c0 7 3 10.500 9 10.500s9-3.500 9-10.500', palette.ink, 1), 0.5) : ''
  const arm = line('M59 73l-5-1.500', palette.ink, 1.8)
  return (
    mirrored(80, lens + line(rim, palette.ink, 1.9) + lower + arm) +
    line('M77.200 74.500c1.800-1.500 3.800-1.500 5.600 0', palette.ink, 1.9)
  )
}
