import { disc, fill, line, shape } from '../paint.ts'
import { palette, type Colour } from '../palette.ts'
import { place } from '../place.ts'

type Roof =
  | 'gable'
  | 'dome'
  | 'flat'
  | 'twin'
  | 'joglo'
  | 'hip'
  | 'boat'
  | 'thatch'
  | 'tiers'
  | 'steps'
  | 'saw'
  | 'arch'
type Window = 'square' | 'arched' | 'round' | 'wide'
export type Building = { floors: 1 | 2; roof: Roof; colour: Colour; wall?: Colour; window: Window; awning?: Colour }

const { ink, white } = palette

/** Stands on y = 132 in the middle of a grid of 160. */
export function building({ floors, roof, colour, wall = white, window, awning }: Building): string {
  const top = floors === 1 ? 84 : 66
  const walls = shape(`M38 ${top}h84v${132 - top}H38z`, wall)
  const upper = floors === 2 ? panes[window](52, 76) + panes[window](80, 76) + panes[window](108, 76) : ''
  const base = floors === 2 ? 104 : 102
  const lower = panes[window](52, base) + panes[window](108, base)
  const door = shape('M70 132v-26a10 10 0 0 1 20 0v26z', palette.roseSoft) + line('M80 97v35') + disc(84, 116, 1.4, ink)
  const shade = awning ? shape('M62 98h36l4 9H58z', awning) + line('M70 98l-2 9M80 98v9M90 98l2 9', white) : ''
  const floorLine = floors === 2 ? line('M38 92h84') : ''
  return (
    walls + floorLine + upper + lower + door + shade + place(0, top - 84, roofs[roof](colour)) + line('M12 132h136')
  )
}

const glass = palette.sandPale

const panes: Record<Window, (x: number, y: number) => string> = {
  square: (x, y) => shape(`M${x - 6.5} ${y - 6}h13v13h-13z`, glass) + line(`M${x} ${y - 6}v13`, ink, 1.5),
  arched: (x, y) => shape(`M${x - 6} ${y + 7}v-8a6 6 0 0 1 12 0v8z`, glass) + line(`M${x} ${y - 7}v14`, ink, 1.5),
  round: (x, y) => disc(x, y, 7, glass, ink) + line(`M${x} ${y - 7}v14M${x - 7} ${y}h14`, ink, 1.5),
  wide: (x, y) =>
    shape(`M${x - 9} ${y - 5}h18v11h-18z`, glass) + line(`M${x - 3} ${y - 5}v11M${x + 3} ${y - 5}v11`, ink, 1.5),
}

export function lotus(x: number, y: number): string {
  const petals = 'M0 5c-4-1.500-6-4.500-6-9 4 .5 6 3.500 6 9zM0 5c4-1.500 6-4.500 6-9-4 .5-6 3.500-6 9z'
  return (
    disc(x, y, 10, palette.plum, ink) +
    place(
      x,
      y + 1,
      line(petals, white, 1.5) + line('M-2.600-5.500C-2-7-1.200-8 0-9c1.200 1 2 2 2.600 3.500', white, 1.5),
    )
  )
}

const roofs: Record<Roof, (colour: Colour) => string> = {
  gable: (colour) => shape('M30 86 80 48l50 38z', colour) + lotus(80, 72),
  dome: (colour) => shape('M32 85c0-40 96-40 96 0z', colour) + lotus(80, 71),
  flat: (colour) => shape('M32 86V60h96v26z', colour) + lotus(80, 73),
  twin: (colour) => shape('M28 86l27-30 25 20 25-20 27 30z', colour) + lotus(80, 88),
  joglo: (colour) =>
    shape('M24 86 48 70h64l24 16z', colour) +
    shape('M48 70l12-26h40l12 26z', colour) +
    line('M60 44l-4-6M100 44l4-6') +
    lotus(80, 60),
  hip: (colour) =>
    shape('M28 86l22-30h60l22 30z', colour) +
    line('M50 56l8 30M110 56l-8 30', palette.white) +
    line('M28 86l22-30h60l22 30z') +
    lotus(80, 71),
  boat: (colour) =>
    shape('M14 50c20 18 44 22 66 22s46-4 66-22c-4 20-10 30-18 38H32c-8-8-14-18-18-38z', colour) + lotus(80, 88),
  thatch: (colour) =>
    shape('M26 90c6-28 28-46 54-46s48 18 54 46z', colour) +
    line('M44 88c4-14 10-24 18-32M116 88c-4-14-10-24-18-32M60 88c1-6 3-12 5-16M100 88c-1-6-3-12-5-16', palette.white) +
    lotus(80, 78),
  tiers: (colour) =>
    shape('M28 86l16-14h72l16 14z', colour) +
    shape('M46 72l12-12h44l12 12z', colour) +
    shape('M62 60l18-20 18 20z', colour) +
    line('M80 40v-6') +
    lotus(80, 86),
  steps: (colour) => shape('M34 86V74h14V62h14V50h36v12h14v12h14v12z', colour) + lotus(80, 68),
  saw: (colour) => shape('M32 86V62l32-16v18l32-18v18l32-18v40z', colour) + lotus(80, 76),
  arch: (colour) =>
    shape('M32 86V68h24c0-30 48-30 48 0h24v18z', colour) +
    lotus(80, 68) +
    fill('M36 74h14v6H36zM110 74h14v6h-14z', palette.white, 0.7),
}
