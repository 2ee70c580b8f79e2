import { leaf } from '../leaf.ts'
import { disc, fill, line, shape, slab } from '../paint.ts'
import { palette } from '../palette.ts'
import { place } from '../place.ts'
import { sparkle } from '../sparkle.ts'
import { spots } from './tools.ts'

const { ink, plum, white, sand } = palette

export function healthyPlate(): string {
  const plate = disc(100, 108, 66, white, ink) + disc(100, 108, 50, palette.sandPale)
  const greens =
    fill('M58 100c0-24 20-40 42-40v48z', palette.sage) + line('M64 98c8-14 20-24 32-28M78 100c4-10 10-18 18-22')
  const rice =
    shape('M104 104c0-20 10-34 26-34 12 6 18 18 18 34z', white) +
    spots(
      [
        [120, 90, 1.6],
        [130, 84, 1.6],
        [134, 96, 1.6],
        [116, 99, 1.6],
      ],
      sand,
    )
  const egg = shape('M104 114h40c-2 22-18 40-40 42z', palette.roseSoft) + disc(120, 128, 8, sand, ink)
  const tomato = disc(78, 130, 17, palette.rose, ink) + line('M78 120v20M68 130h20', white)
  const fork = line('M20 70v26c0 8 12 8 12 0V70M26 70v80')
  const knife = shape('M174 150v-44h-6c-2-18 0-30 6-38z', palette.sageLight)
  return plate + greens + rice + egg + tomato + fork + knife + line('M174 150v6')
}

export function apple(): string {
  const fruit = shape(
    'M0-16c10-10 30-6 30 14S14 34 4 32c-2-.500-6-.500-8 0-10 2-26-14-26-34s20-24 30-14z',
    palette.rose,
  )
  return (
    fruit +
    line('M0-16c0-8 2-12 7-16') +
    fill('M6-24c4-8 12-10 20-8-2 8-10 12-20 8z', palette.sageDeep) +
    line('M-19-4c0-6 4-9 8-9', white)
  )
}

function clipboard(): string {
  const board = slab({ x: 46, y: 36, width: 88, height: 128, round: 10, colour: white, stroke: ink })
  const clip = shape('M72 28h36v16H72z', palette.sand)
  const rows = line('M82 70h36M82 94h36M82 118h24M60 70l5 5 8-10M60 94l5 5 8-10M60 118l5 5 8-10', plum)
  return board + clip + rows
}

export function nutrition(): string {
  return (
    disc(100, 104, 86, palette.sagePale) +
    place(-6, 0, clipboard()) +
    place(142, 138, apple(), { scale: 1.15 }) +
    leaf(40, 168, -24, 1) +
    sparkle(160, 60, 1)
  )
}
