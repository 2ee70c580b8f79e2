import { disc, faint, fill, line } from '../paint.ts'
import { palette, type Colour } from '../palette.ts'
import type { Hijab } from './look.ts'

type Layers = { behind: string; cape: string; over: string }

const hood =
  'M80 25c-25 0-38 19-38 46 0 26 15 45 38 45s38-19 38-45c0-27-13-46-38-46zm0 18.500c16 0 25 12.500 25 30 0 19-10 32.500-25 32.500S55 92.500 55 73.500c0-17.500 9-30 25-30z'
const cape = 'M43 80c0 20-6 37-19 48 16 14 34 21 56 21s40-7 56-21c-13-11-19-28-19-48z'
const longCape = 'M43 80c0 24-7 46-21 60l2 20h112l2-20c-14-14-21-36-21-60z'

/** Layers behind the face, over the coat, and the hood, which is drawn after the face. */
export function hijab(kind: Hijab, colour: Colour, under?: Colour): Layers {
  const ring = `<path fill-rule="evenodd" d="${hood}" fill="${colour}"/>`
  const band = under ? fill('M55 72c0-18 9-29.500 25-29.500S105 54 105 72c-4-13-12-20-25-20s-21 7-25 20z', under) : ''
  const edge = line('M55 74c0-18 9-30.500 25-30.500S105 56 105 74c0 19-10 32-25 32S55 93 55 74z', palette.ink, 1.5)
  return {
    behind: fill(hood.split('zm')[0] + 'z', colour),
    cape: drapes(kind, colour),
    over: ring + band + edge + folds[kind],
  }
}

function drapes(kind: Hijab, colour: Colour): string {
  const cloth = fill(kind === 'long' ? longCape : cape, colour)
  if (kind === 'long') return cloth + line('M22 140c14-14 21-36 21-60M138 140c-14-14-21-36-21-60')
  return cloth + line('M24 128c16 14 34 21 56 21s40-7 56-21')
}

function thin(d: string): string {
  return faint(line(d, palette.ink, 1.5), 0.75)
}

const folds: Record<Hijab, string> = {
  round: thin('M50 108c8 12 18 18 30 18s22-6 30-18M42 120c10 10 22 16 34 17'),
  pinned:
    thin('M80 114c-4 12-14 20-28 24M80 114c4 12 14 20 28 24M64 108c4 4 10 6 16 6s12-2 16-6') +
    disc(80, 115, 3.2, palette.gold, palette.ink),
  wrapped:
    thin('M50 104c14 14 40 18 62 6M46 114c16 16 46 20 72 4M98 119c6 8 8 18 8 27') + thin('M67 34c-8 4-14 11-16 21'),
  long: thin('M56 108c6 12 14 18 24 18s18-6 24-18M50 126c-2 12-4 22-4 34M110 126c2 12 4 22 4 34M80 134v26'),
}
