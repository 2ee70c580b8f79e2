import { disc, fill, line, shape, slab } from '../paint.ts'
import { palette, type Colour } from '../palette.ts'
import { place } from '../place.ts'

const { ink, plum, white, sand, rose } = palette

/** The origin of each thing is the middle of its foot. */
export function gift(paper: Colour, ribbon: Colour): string {
  const box = shape('M-40-56h80V0h-80z', paper) + shape('M-46-74h92v20h-92z', paper)
  const tie = fill('M-8-73H8V-1H-8z', ribbon) + line('M-8-74V0M8-74V0M-46-54h92')
  const bow = shape('M0-76c-8-20-36-26-38-12s22 16 38 12zM0-76c8-20 36-26 38-12s-22 16-38 12z', ribbon)
  return box + tie + bow + disc(0, -77, 5, ribbon, ink)
}

export function cake(): string {
  const plate = shape('M-48 0c0-6 96-6 96 0z', white)
  const base = shape('M-38-4v-34h76v34z', palette.skinLight)
  const icing = shape('M-38-38h76v10c-6 10-14 10-19 0-5 8-14 8-19 0-5 8-14 8-19 0-5 10-13 10-19 0z', rose)
  const candle = (x: number) =>
    shape(`M${x - 3}-38v-22h6v22z`, white) + fill(`M${x}-76c5 6 5 9 3 12a4 4 0 0 1-6 0c-2-3-2-6 3-12z`, sand)
  return candle(-18) + candle(0) + candle(18) + base + icing + plate
}

export function confetti(list: readonly (readonly [number, number, number])[]): string {
  const colours = [rose, sand, palette.sageDeep, plum]
  return list
    .map(([x, y, turn], i) =>
      place(x, y, slab({ x: -4, y: -2, width: 8, height: 4, round: 2, colour: colours[i % 4] ?? rose }), {
        rotate: turn,
      }),
    )
    .join('')
}

export function suitcase(): string {
  const handle = line('M-16-76v-14a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v14')
  const body = shape(
    'M-40-76h80a10 10 0 0 1 10 10v52a10 10 0 0 1-10 10h-80a10 10 0 0 1-10-10v-52a10 10 0 0 1 10-10z',
    rose,
  )
  return handle + body + line('M-28-76v72M28-76v72') + shape('M-8-48H8v14H-8z', sand) + line('M-34-4v4M34-4v4')
}

export function sunHat(): string {
  const brim = shape('M-56-6C-50-18 50-18 56-6 40 6-40 6-56-6z', sand)
  const crown = shape('M-28-14c0-30 10-40 28-40s28 10 28 40c-18 6-38 6-56 0z', sand)
  return brim + crown + fill('M-28-22c18 6 38 6 56 0v9c-18 6-38 6-56 0z', plum) + line('M-28-14c18 6 38 6 56 0')
}

export function parasol(): string {
  const cloth = shape(
    'M-60-70c6-34 32-50 60-50s54 16 60 50c-10-8-22-8-30 0-9-8-21-8-30 0-9-8-21-8-30 0-8-8-20-8-30 0z',
    rose,
  )
  return (
    line('M0-72V-8c0 12 16 12 16 0M0-120v-8') +
    cloth +
    line('M0-70c-2-22-1-36 0-50M-30-70c2-24 12-40 30-50M30-70c-2-24-12-40-30-50')
  )
}

/** `marked` are the squares with a dot, counted from the upper left. */
export function calendar(marked: readonly number[], dot: Colour = plum): string {
  const sheet = shape(
    'M-42-84h84a10 10 0 0 1 10 10v64A10 10 0 0 1 42 0h-84a10 10 0 0 1-10-10v-64a10 10 0 0 1 10-10z',
    white,
  )
  const top =
    fill('M-42-83h84a9 9 0 0 1 9 9v13H-51v-13a9 9 0 0 1 9-9z', palette.roseSoft) + line('M-52-60H52M-26-92v14M26-92v14')
  const squares = Array.from({ length: 12 }, (_, i) =>
    disc(-33 + (i % 4) * 22, -46 + Math.floor(i / 4) * 16, 5, marked.includes(i) ? dot : palette.stonePale),
  )
  return sheet + top + squares.join('')
}

export function glass(): string {
  return (
    shape('M-18-64h36L13 0h-26z', white) +
    fill('M-15.500-42h31L12-1h-24z', palette.sageLight) +
    line('M-18-64h36L13 0h-26zM-16-42h32') +
    disc(20, -60, 11, sand, ink) +
    line('M20-71v22M9-60h22', white)
  )
}

export function bandage(): string {
  const strip = shape('M-46-16h92a16 16 0 0 1 0 32h-92a16 16 0 0 1 0-32z', palette.skinWarm)
  const holes = [-38, -46, 38, 46].flatMap((x) => [disc(x, -5, 1.6, ink), disc(x, 5, 1.6, ink)])
  return strip + shape('M-20-16h40v32h-40z', palette.sandPale) + holes.join('')
}

export function speech(width: number, inner: string): string {
  const half = width / 2
  return (
    shape(
      `M${-half + 12}-52h${width - 24}a12 12 0 0 1 12 12v22a12 12 0 0 1-12 12H-4L-18 8v-14h${-half + 30}a12 12 0 0 1-12-12v-22a12 12 0 0 1 12-12z`,
      white,
    ) + inner
  )
}

export function dumbbell(): string {
  return (
    line('M-26 0h52', ink, 6) +
    slab({ x: -38, y: -16, width: 12, height: 32, round: 4, colour: plum, stroke: ink }) +
    slab({ x: 26, y: -16, width: 12, height: 32, round: 4, colour: plum, stroke: ink })
  )
}
