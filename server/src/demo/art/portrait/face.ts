import { disc, faint, fill, line, oval } from '../paint.ts'
import { palette, type Colour } from '../palette.ts'
import { mirrored } from '../place.ts'
import type { FaceShape, Look } from './look.ts'

const shapes: Record<FaceShape, { half: number; chin: number; jawDown: number; jawIn: number }> = {
  oval: { half: 27, chin: 107, jawDown: 22, jawIn: 14 },
  round: { half: 28.5, chin: 105.5, jawDown: 23, jawIn: 17 },
  long: { half: 25.5, chin: 109, jawDown: 25, jawIn: 14 },
  heart: { half: 27.5, chin: 107.5, jawDown: 18, jawIn: 10 },
  square: { half: 27, chin: 107.5, jawDown: 30, jawIn: 19 },
}

/** Seen from the front, centred at 80, 74 on a grid of 160. */
export function bareFace(shape: FaceShape, skin: Colour): string {
  const { half, chin, jawDown, jawIn } = shapes[shape]
  const [left, right] = [80 - half, 80 + half]
  return fill(
    `M${left} 68C${left} 50 ${left + 11} 40 80 40S${right} 50 ${right} 68C${right} ${70 + jawDown} ${80 + jawIn} ${chin} 80 ${chin}` +
      `S${left} ${70 + jawDown} ${left} 68z`,
    skin,
  )
}

export function ears(shape: FaceShape, skin: Colour, earrings: boolean): string {
  const x = 80 - shapes[shape].half
  const ring = earrings ? disc(x - 1.5, 86.5, 2.2, palette.gold) : ''
  return mirrored(80, oval(x, 77, 4.6, 7, skin) + line(`M${x - 1.8} 74.5c-1.6 1.6-1.4 4 .4 5`, palette.ink, 1.3) + ring)
}

export function features(look: Look, male: boolean): string {
  const dark = look.skin === palette.skinDark || look.skin === palette.skinDeep
  const blush = male ? '' : faint(disc(63, 87, 5.5, palette.rose), dark ? 0.3 : 0.38)
  const lash = male ? '' : line('M63.600 76.200l-2.400.900', palette.ink, 1.6)
  const brow = male
    ? line('M62.500 67.400c3-2.200 6.500-2.500 10-1.200', browColour(look), 2.8)
    : line('M62.500 67.200c2.800-2.400 6.200-2.800 9.700-1.400', browColour(look), 2)
  const age = look.older
    ? line('M59.500 80.500l-2 1.200M67 90.500c-1.200 1.800-1.700 3.600-1.500 5.400', palette.ink, 1.2)
    : ''
  const eye = line('M63.600 76.200c2.500 2.300 6.600 2.300 9.100 0')
  const nose = line(male ? 'M76.300 86.400c1.800 1.900 5.600 1.900 7.400 0' : 'M77 86.200c1.500 1.500 4.500 1.500 6 0')
  return mirrored(80, blush + lash + brow + eye + faint(age, 0.5)) + nose + mouth(male) + mole(look)
}

function mouth(male: boolean): string {
  if (male) return line('M72.500 94.600c4.500 3.800 10.500 3.800 15 0')
  return (
    fill('M75 96.200c3 4.600 7 4.600 10 0-3.400 1.400-6.600 1.400-10 0z', palette.rose) +
    line('M72.800 94.200c4.400 3.600 10 3.600 14.400 0')
  )
}

function mole(look: Look): string {
  return look.mole ? disc(90.5, 90, 1.2, palette.ink) : ''
}

function browColour({ head }: Look): Colour {
  const pale = 'hair' in head && (head.colour === palette.hairGrey || head.colour === palette.hairSilver)
  return pale ? palette.hairGrey : palette.ink
}
