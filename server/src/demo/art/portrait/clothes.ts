import { disc, fill, line, shape, slab } from '../paint.ts'
import { palette, type Colour } from '../palette.ts'
import { mirrored } from '../place.ts'
import type { Look } from './look.ts'

const broad = 'M15 160c2-27 19-38 45-43h40c26 5 43 16 45 43z'
const slight = 'M23 160c2-26 17-37 40-42h34c23 5 38 16 40 42z'

/** Neck and clothes. `covered` leaves the neck out, for a hijab. */
export function clothes(look: Look, male: boolean, covered: boolean): string {
  const body = male ? broad : slight
  const own = look.clothes === 'scrubs' || look.clothes === 'shirt'
  const colour = own ? look.cloth : palette.white
  const neck = covered ? '' : neckOf(look.skin, male)
  const steps = look.clothes === 'scrubs' || look.clothes === 'blouse'
  const front = covered ? '' : fronts[look.clothes](look)
  return (
    shape(body, colour) +
    (steps ? front + neck : neck + front) +
    (look.stethoscope && !covered ? stethoscope() : '') +
    (covered ? '' : badge(look))
  )
}

function neckOf(skin: Colour, male: boolean): string {
  const [x, wide] = male ? [66, 28] : [69, 22]
  return (
    fill(`M${x} 94h${wide}v23c0 9-${wide} 9-${wide} 0z`, skin) +
    fill(`M${x} 102c6 6.500 ${wide - 6} 6.500 ${wide} 0v7c-7 6-${wide - 7} 6-${wide} 0z`, palette.ink, 0.13)
  )
}

const lapels = mirrored(80, line('M65 116.500 56.500 134l11 6.500L80 160'))

const fronts: Record<Look['clothes'], (look: Look) => string> = {
  coat: ({ cloth }) =>
    fill('M65 116 80 139 95 116 102 124 92 160H68L58 124z', cloth) +
    mirrored(80, line('M65.500 116.500 80 138')) +
    lapels,
  tie: ({ cloth }) =>
    fill('M64 116 80 130 96 116 103 124 90 160H70L57 124z', palette.rosePale) +
    shape('M76.500 130h7l1.500 5-1.500 3 3 22h-13l3-22-1.500-3z', cloth) +
    mirrored(80, shape('M66 115.500 80 129.500 72.500 137 62.500 121z', palette.white)) +
    mirrored(80, line('M62.500 121 55 135l11 6.500L76 160')),
  blouse: ({ cloth }) =>
    fill('M60 118c3 18 11 27 20 27s17-9 20-27l4 6-9 36H65l-9-36z', cloth) +
    line('M64.500 117.500c2.500 15 9 22 15.500 22s13-7 15.500-22') +
    lapels,
  scrubs: ({ skin }) =>
    fill('M65 116 80 141 95 116z', skin) +
    mirrored(80, line('M65 116.500 80 141')) +
    mirrored(80, line('M58.500 118 80 149.500', palette.white, 1.5)),
  shirt: () => line('M63.500 117.500c3 9 9 13 16.500 13s13.500-4 16.500-13'),
  closed: ({ cloth }) =>
    shape('M63 113c5 8 29 8 34 0l4 8c-7 10-35 10-42 0z', cloth) +
    line('M80 128.500V160') +
    disc(85.5, 138, 1.6, palette.ink) +
    disc(85.5, 150, 1.6, palette.ink),
}

function stethoscope(): string {
  return (
    line('M61 119c-3 16-1 27 6 31M99 119c3 14 2 22 0 27', palette.plum, 2.6) +
    disc(98.5, 150, 5, palette.sand, palette.ink) +
    disc(68.5, 151.5, 2.2, palette.plum)
  )
}

function badge({ clothes }: Look): string {
  if (clothes === 'scrubs' || clothes === 'shirt') return ''
  return (
    slab({ x: 108, y: 142, width: 14, height: 9, round: 2, colour: palette.rosePale, stroke: palette.plum }) +
    line('M111.500 146.500h7', palette.plum, 1.5)
  )
}
