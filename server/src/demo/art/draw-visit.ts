import { disc, faint, fill, line, oval, shape } from './paint.ts'
import { palette as p } from './palette.ts'
import { picture } from './picture.ts'
import { mirrored, place } from './place.ts'

/** Position and zoom of the view on the grid of the face. */
const views: Record<string, { x: number; y: number; scale: number }> = {
  depan: { x: 60, y: 80, scale: 1 },
  pipi: { x: 42, y: 94, scale: 2.3 },
}

/** Ordered by healing: at stage 1 only the first few are left, at stage 5 all are there. */
const blemishes: readonly [x: number, y: number, radius: number][] = [
  [35, 95, 1.3],
  [84, 97, 1.4],
  [43, 104, 1.1],
  [76, 105, 1.2],
  [31, 88, 1.7],
  [88, 90, 1.8],
  [41, 93, 1.5],
  [79, 91, 1.4],
  [37, 101, 1.9],
  [82, 103, 1.8],
  [52, 62, 1.5],
  [71, 60, 1.6],
  [47, 97, 2],
  [74, 96, 1.8],
  [61, 66, 1.4],
  [60, 117, 1.7],
  [29, 95, 1.5],
  [91, 96, 1.6],
  [42, 64, 1.3],
  [67, 115, 1.4],
]
const PER_STAGE = 4

/** 'depan-3' is the face from the front at stage 3. */
export function drawVisit(name: string): string {
  const [view = '', number] = name.split('-')
  const camera = views[view]
  const stage = Number(number)
  if (!camera || !(stage >= 1 && stage <= 5)) throw new Error(`No photo of a visit is called ${name}`)
  const { x, y, scale } = camera
  return picture({
    width: 720,
    height: 960,
    unitsHigh: 160,
    ground: p.sagePale,
    body: place(60 - x * scale, 80 - y * scale, face(stage), { scale }),
  })
}

/** On a grid of 120 x 160, with a hair band as in photos taken at the clinic. */
function face(stage: number): string {
  const hair = fill('M14 78C10 34 32 12 60 12s50 22 46 66c-2 16-3 26-12 33H26c-9-7-10-17-12-33z', p.hairSoft)
  const shoulders =
    shape('M-4 168c2-20 18-28 42-32h44c24 4 40 12 42 32z', p.white) +
    shape('M46 116h28v20c-4 7-24 7-28 0z', p.skinMid) +
    line('M38 136c6 10 38 10 44 0')
  const ears = mirrored(
    60,
    oval(21.5, 84, 5, 8.5, p.skinWarm, p.ink) + line('M20.500 80c-2 2-1.500 6 .5 8', p.ink, 1.4),
  )
  const skin = shape('M22 74c0-28 16-42 38-42s38 14 38 42c0 32-18 54-38 54S22 106 22 74z', p.skinWarm)
  const band = shape('M20.500 62C24 36 40 24 60 24s36 12 39.500 38C90 46 76 41 60 41S30 46 20.500 62z', p.roseSoft)
  const eye =
    line('M34 71c4-3.500 9-4 14-2', p.hairSoft, 2.6) +
    line('M35 81c3.500 3.500 9.500 3.500 13 0') +
    line('M35 81l-2.500 1', p.ink)
  const mouth =
    fill('M52 108.500c3 6 13 6 16 0-5 2-11 2-16 0z', p.rose) +
    line('M50 107.500c5 3 15 3 20 0') +
    line('M56 96c2 2.500 6 2.500 8 0')
  return hair + shoulders + ears + skin + band + blush(stage) + mirrored(60, eye) + mouth + marks(stage)
}

function blush(stage: number): string {
  return faint(mirrored(60, oval(38, 95, 11, 12, p.rose)), 0.08 + 0.06 * stage)
}

function marks(stage: number): string {
  const red = blemishes.slice(0, stage * PER_STAGE)
  const faded = blemishes.slice(red.length, red.length + PER_STAGE)
  return (
    faded.map(([x, y, radius]) => faint(disc(x, y, radius, p.skinBrown), 0.4)).join('') +
    red.map(([x, y, radius]) => blemish(x, y, radius)).join('')
  )
}

function blemish(x: number, y: number, radius: number): string {
  return (
    faint(disc(x, y, radius * 1.7, p.rose), 0.45) +
    faint(disc(x, y, radius, p.plum), 0.55) +
    faint(disc(x - radius * 0.3, y - radius * 0.35, radius * 0.3, p.white), 0.7)
  )
}
