import { faint, fill, line } from '../paint.ts'
import type { Colour } from '../palette.ts'
import type { Beard } from './look.ts'

const full =
  'M53 72c0 22 9 37.500 27 37.500S107 94 107 72c-2 8-5 13-9 15.500-5 1-8-1.500-18-1.500s-13 2.500-18 1.500C58 85 55 80 53 72z'

const shadow =
  'M55 82c2 15 11 24 25 24s23-9 25-24c-3 5-6 7-9 7.500-6-1.500-10-2-16-2s-10 .500-16 2c-3-.500-6-2.500-9-7.500z'

export function beard(kind: Beard, colour: Colour, skin: Colour): string {
  return beards[kind](colour, skin)
}

const moustache = (colour: Colour) =>
  fill('M70 93c1-4 6-5.500 10-3.500 4-2 9-.5 10 3.500-4-.5-7-.6-10-.6s-6 .1-10 .6z', colour)

const beards: Record<Beard, (colour: Colour, skin: Colour) => string> = {
  stubble: (colour) => faint(fill(shadow, colour), 0.18),
  moustache,
  goatee: (colour) =>
    moustache(colour) + fill('M74.500 100.500c3.500 1.500 7.500 1.500 11 0 1.500 5-1 8-5.500 8s-7-3-5.500-8z', colour),
  full: (colour, skin) => fill(full, colour) + line('M73.500 96.400c4 3 9 3 13 0', skin, 3),
}
