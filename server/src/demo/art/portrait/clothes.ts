import { disc, fill, line, shape, slab } from '../paint.ts'
import { palette, type Colour } from '../palette.ts'
import { mirrored } from '../place.ts'
import type { Look } from './look.ts'

const broad = 'M15 160c2-27 19-38 45-43h40c26 5 43 16 45 43z'
const slight = 'M23 160c2-26 17-37 40-42h34c23 5 38 16 40 42z'

/** `covered` omits the neck, for a hijab. */
export function clothes(look: Look, male: boolean, covered: boolean): string {
  const body = male ? broad : slight
  const own = look.clothes === 'scrubs' || look.clothes === 'shirt'
  const colour = own ? look.cloth : palette.white
  const scrubs = look.clothes === 'scrubs'
  const neck = covered ? '' : neckOf(look.skin, male, scrubs ? 12 : 21)
  const front = covered ? '' : fronts[look.clothes](look)
  return (
    shape(body, colour) +
    (scrubs ? front + neck : neck + front) +
    (look.stethoscope && !covered ? stethoscope() : '') +
    (covered ? '' : badge(look))
  )
}

function neckOf(skin: Colour, male: boolean, deep: number): string {
  const [x, wide] = male ? [66, 28] : [69, 22]
  return (
    fill(`M${x} 94h${wide}v20c0 ${deep}-${wide} ${deep}-${wide} 0z`, skin) +
    fill(`M${x} 102c6 6.500 ${wide - 6} 6.500 ${wide} 0v7c-7 6-${wide - 7} 6-${wide} 0z`, palette.ink, 0.13)
  )
}

const lapels = mirrored(80, shape('M64.500 116.500 56 134l11 6.500L80 160.500z', palette.white))

const fronts: Record<Look['clothes'], (look: Look) => string> = {
  coat: ({ cloth }) => shape('M67 114.500 80 131 93 114.500 98 117 80 161 62 117z', cloth) + lapels,
  tie: ({ cloth }) =>
    fill('M66 115 80 128 94 115 98 117 80 161 62 117z', palette.rosePale) +
    shape('M76.500 129h7l1.500 4.500-2 3 2.500 13-5.500 11-5.500-11 2.500-13-2-3z', cloth) +
    lapels +
    mirrored(80, shape('M66.500 114 80 128.500 73.500 136 63 119z', palette.white)),
  blouse: ({ cloth }) => shape('M65 115c2 13 8 18.500 15 18.500S93 128 95 115l3 2-18 44-18-44z', cloth) + lapels,
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
    line('M63 117c-6 14-6 26 2 33M97 117c5 12 5 21 2 29', palette.plum, 2.6) +
    disc(98.5, 150, 5, palette.sand, palette.ink) +
    disc(66, 151, 2.2, palette.plum)
  )
}

function badge({ clothes }: Look): string {
  if (clothes === 'scrubs' || clothes === 'shirt') return ''
  return (
    slab({ x: 108, y: 142, width: 14, height: 9, round: 2, colour: palette.rosePale, stroke: palette.plum }) +
    line('M111.500 146.500h7', palette.plum, 1.5)
  )
}
