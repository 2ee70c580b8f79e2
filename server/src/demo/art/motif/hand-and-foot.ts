import { disc, fill, line, shape } from '../paint.ts'
import { palette } from '../palette.ts'
import { place } from '../place.ts'
import { sparkle } from '../sparkle.ts'

const { ink, plum, white } = palette

function restingHand(): string {
  const skin = palette.skinWarm
  const finger = (x: number, top: number, turn: number, length = 120 - top) =>
    place(
      x,
      120,
      shape(`M-8 0v-${length}a8 8 0 0 1 16 0V0z`, skin) + fill(`M-4.500-${length - 1}a4.500 5 0 0 1 9 0v5h-9z`, plum),
      { rotate: turn },
    )
  const palm = fill('M-33 0c-2 22 2 36 10 46v18h42V46C29 36 33 22 33 0c-6-14-60-14-66 0z', skin)
  const edge = line('M-33 0c-2 22 2 36 10 46v18M33-2c0 24-4 38-14 48v18')
  const thumb =
    shape('M26 26c10-8 16-22 20-36 4-10 18-6 15 5-5 22-15 40-32 52z', skin) +
    fill('M47.500-11c3-7 12-4 10.500 3l-2 5-9-3z', plum)
  return (
    finger(-25, 76, -9) + finger(-8, 58, -3) + finger(9, 60, 3) + finger(25, 74, 9) + place(0, 120, thumb + palm + edge)
  )
}

function restingFoot(): string {
  const skin = palette.skinWarm
  const toes = [
    [-13, -84, 7.5],
    [-1, -87, 6],
    [9, -83, 5.5],
    [16, -78, 5],
    [21, -70, 4.5],
  ] as const
  const sole = 'M-12 0c0-24-8-44-9-64 0-14 12-20 26-18 14 1 22 8 21 22-1 18-12 34-12 60z'
  const tips = toes.map(
    ([x, y, radius]) => disc(x, y, radius, skin, ink) + disc(x, y - radius * 0.3, radius * 0.45, plum),
  )
  return tips.join('') + fill(sole, skin) + line('M-12 0c0-24-8-44-9-64M26-60c-1 18-12 34-12 60')
}

export function handAndFoot(): string {
  const feet =
    place(126, 172, restingFoot(), { flip: true, scale: 0.9 }) + place(164, 172, restingFoot(), { scale: 0.9 })
  const towel =
    shape('M8 158c60 12 124 12 184 0l4 28c-62 12-130 12-192 0z', white) +
    line('M6 176c62 12 126 12 188 0', palette.rose)
  return (
    disc(100, 100, 86, palette.rosePale) +
    place(58, 40, restingHand(), { scale: 0.8, flip: true }) +
    feet +
    towel +
    sparkle(150, 52, 1.1) +
    sparkle(128, 36, 0.6)
  )
}
