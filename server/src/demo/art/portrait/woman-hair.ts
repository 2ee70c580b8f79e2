import { disc, faint, fill, line, oval } from '../paint.ts'
import { palette, type Colour } from '../palette.ts'
import { mirrored } from '../place.ts'
import type { WomanHair } from './look.ts'

type Layers = { behind?: string; before?: string; over?: string; ears?: boolean }

const long = 'M47 72c0-28 14-42 33-42s33 14 33 42c0 22 4 34 9 46H38c5-12 9-24 9-46z'
const bob = 'M46 74c-1-30 14-44 34-44s35 14 34 44c0 12 3 20 0 29-5 4-13 4-17 1H63c-4 3-12 3-17-1-3-9 0-17 0-29z'
const waves =
  'M46 72c0-28 14-42 34-42s34 14 34 42c0 8 7 10 6 18s-6 9-3 17c3 9 2 13-4 18H47c-6-5-7-9-4-18 3-8-2-9-3-17s6-10 6-18z'
const side = 'M51.500 77c-3-25 8-41 28.500-41s31.500 16 28.500 41c-4-12-12-23-24-28-7 9-23 14-33 28z'
const centre = 'M51.500 79c-3-27 8-43 28.500-43s31.500 16 28.500 43c-3-15-12-25-28.500-31-16.500 6-25.500 16-28.500 31z'
const fringe =
  'M51.500 78c-3-27 9-43 28.500-43s31.500 16 28.500 43c-1.500-6-2.500-10-3.500-14-16-3.500-34-3.500-50 0-1 4-2 8-3.500 14z'
const back = 'M51.500 75c-3-25 8-39 28.500-39s31.500 14 28.500 39c-5-15-14-22-28.500-23-14.500 1-23.500 8-28.500 23z'
const swept = 'M51.500 76c-4-27 8-43 29-43 21 0 32 15 28.500 41-3-9-6-14-10-18-13 3-27 0-35-6-1 9-8 15-12.500 26z'

export function womanHair(style: WomanHair, colour: Colour): Layers {
  return styles[style](colour)
}

function strand(d: string): string {
  return faint(line(d, palette.white, 1.4), 0.28)
}

const styles: Record<WomanHair, (colour: Colour) => Layers> = {
  'long-side': (colour) => ({
    behind: fill(long, colour),
    before: fill(side, colour) + strand('M60 61c9-7 18-10 23-17'),
  }),
  'long-centre': (colour) => ({
    behind: fill(long, colour),
    before: fill(centre, colour) + strand('M60 60c4-6 10-10 17-14M100 60c-4-6-10-10-17-14'),
  }),
  'long-fringe': (colour) => ({
    behind: fill(long, colour),
    before: fill(fringe, colour) + strand('M70 60c0-6 1-10 3-15M90 60c0-6-1-10-3-15'),
  }),
  bob: (colour) => ({ behind: fill(bob, colour), before: fill(side, colour) + strand('M60 61c9-7 18-10 23-17') }),
  'bob-fringe': (colour) => ({
    behind: fill(bob, colour),
    before: fill(fringe, colour) + strand('M70 60c0-6 1-10 3-15M90 60c0-6-1-10-3-15'),
  }),
  wavy: (colour) => ({
    behind: fill(waves, colour),
    before: fill(side, colour),
    over: strand('M46 94c-1 5 1 8 0 13M114 94c1 5-1 8 0 13'),
  }),
  'top-bun': (colour) => ({
    behind: disc(80, 26, 14, colour),
    before: fill(back, colour) + strand('M72 22c4-5 12-6 17 0'),
    ears: true,
  }),
  'low-bun': (colour) => ({
    behind: disc(103, 100, 13, colour),
    before: fill(side, colour) + strand('M60 61c9-7 18-10 23-17'),
    ears: true,
  }),
  ponytail: (colour) => ({
    before: fill(back, colour) + strand('M66 46c8-5 20-5 28 0'),
    over: fill('M106 72c14 12 20 32 14 54-2 9-9 13-15 10 5-14 3-30-5-42z', colour) + strand('M110 92c5 12 6 24 3 36'),
    ears: true,
  }),
  braid: (colour) => ({ before: fill(centre, colour), over: braid(colour), ears: true }),
  curls: (colour) => ({
    behind: mirrored(80, curls(colour)) + oval(80, 50, 30, 22, colour),
    before: fill(fringeOfCurls, colour),
  }),
  pixie: (colour) => ({ before: fill(swept, colour) + strand('M66 47c10 6 22 8 32 6'), ears: true }),
}

const fringeOfCurls =
  'M51 74c-4-10-3-24 6-31 8-8 38-8 46 0 9 7 10 21 6 31-2-5-3-8-5-11-4 1-7-1-9-4-4 2-8 1-11-2-4 3-9 3-12 0-3 3-7 4-11 3-2 4-7 8-10 14z'

function curls(colour: Colour): string {
  const spots: [number, number, number][] = [
    [64, 36, 11],
    [51, 46, 11],
    [45, 60, 11],
    [43, 76, 11],
    [47, 92, 12],
    [57, 103, 12],
  ]
  return spots.map(([x, y, radius]) => disc(x, y, radius, colour)).join('')
}

function braid(colour: Colour): string {
  const links = [92, 102, 112, 122, 131].map((y, i) => oval(109 - i * 0.6, y, 8 - i * 0.7, 6.8, colour))
  const knots = line('M103 97h11M103.500 107h10M104 117h9M104.500 126.500h7', palette.ink, 1.2)
  return fill('M104 74c6 4 9 10 9 18h-12z', colour) + links.join('') + faint(knots, 0.6) + oval(106, 138, 4, 6, colour)
}
