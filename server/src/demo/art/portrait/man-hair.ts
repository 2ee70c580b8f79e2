import { disc, faint, fill, line } from '../paint.ts'
import { palette, type Colour } from '../palette.ts'
import type { ManHair } from './look.ts'

const short = 'M51.500 76c-4-29 8-45 29-45 21 0 32.500 15 28 45-3-10-5-16-9-21-11 2-28 2-37-4-5 7-9 14-11 25z'
const swept = 'M51.500 74c-5-28 9-44 31-43 20 1 30.500 15 26.500 43-2-9-5-16-10-22-16 3-26-1-32-7-3 9-12 15-15.500 29z'
const quiff =
  'M51.500 75c-4-20-2-33 6-38 4-9 17-13 31-10 13 2 20 9 20.500 21 .5 9-.500 18-1.500 27-2-9-4-15-8-20-8 0-14-2-18-7-6 6-14 8-21 9-4 5-7 10-9 18z'
const buzz = 'M52 70c-3-23 9-36 28-36s31 13 28 36c-2-8-4-12-8-16-12-5-28-5-40 0-4 4-6 8-8 16z'
const slick = 'M52 73c-5-26 8-41 28-41s33 15 28 41c-2-10-7-19-14-24-9-3-19-3-28 0-7 5-12 14-14 24z'
const curtain = 'M51 79c-5-32 8-48 29-48s34 16 29 48c-2-12-6-20-12-25-6-1-12-4-15-9-4 6-11 10-18 11-6 5-11 12-13 23z'
const crop = 'M52 74c-4-27 8-41 28-41s32 14 28 41c-2-8-3-12-4-16l-5 2-5-3-6 3-6-3-6 3-6-3-6 3-5-2c-1 4-5 8-7 16z'
const thin =
  'M52 76c-4-25 6-43 28-43s32 18 28 43c-2-6-3-9-4-12-1-9-3-14-7-16-4 1-8-1-10-4-4 4-10 4-14 0-2 3-6 5-10 4-4 2-6 7-7 16-1 3-2 6-4 12z'
const sides = 'M52 76c-3-12-1-23 6-30 0 8-3 16-2 24zM108 76c3-12 1-23-6-30 0 8 3 16 2 24z'

export function manHair(style: ManHair, colour: Colour): string {
  return styles[style](colour)
}

function strand(d: string): string {
  return faint(line(d, palette.white, 1.4), 0.26)
}

const styles: Record<ManHair, (colour: Colour) => string> = {
  short: (colour) => fill(short, colour) + strand('M66 44c9 5 22 5 32 1'),
  swept: (colour) => fill(swept, colour) + strand('M72 40c8 6 18 7 27 5'),
  quiff: (colour) => fill(quiff, colour) + strand('M66 38c6-5 16-7 25-3M74 43c6-3 12-4 19-2'),
  buzz: (colour) => fill(buzz, colour),
  curls: (colour) => curlyTop(colour),
  receding: (colour) => fill(thin, colour),
  slick: (colour) => fill(slick, colour) + strand('M68 46c1-5 4-8 8-10M80 45v-9M92 46c-1-5-4-8-8-10'),
  curtain: (colour) => fill(curtain, colour) + strand('M64 50c7-2 13-5 17-11'),
  peci: (colour) =>
    fill(sides, colour) +
    fill('M50.500 60l3.500-27c15-6 37-6 52 0l3.500 27c-15-6-44-6-59 0z', palette.hairBlack) +
    strand('M54 35c15-5.500 37-5.500 52 0'),
  crop: (colour) => fill(crop, colour),
}

function curlyTop(colour: Colour): string {
  const spots: [number, number, number][] = [
    [55, 56, 7],
    [58, 46, 8],
    [67, 39, 9],
    [80, 36, 10],
    [93, 39, 9],
    [102, 46, 8],
    [105, 56, 7],
  ]
  const cap =
    'M51.500 74c-4-20 2-34 28.500-36 26.500 2 32.500 16 28.500 36-2-8-4-13-8-18-4 1-8 0-11-3-6 3-12 3-18 0-3 3-7 4-11 3-5 5-7 10-9 18z'
  return spots.map(([x, y, radius]) => disc(x, y, radius, colour)).join('') + fill(cap, colour)
}
