import { fill, line, oval, slab } from './paint.ts'
import { palette as p, type Colour } from './palette.ts'
import { place } from './place.ts'
import { container } from './product/container.ts'
import { onTile } from './product/on-tile.ts'

const forms: Record<string, { ground: Colour; body: () => string }> = {
  krim: { ground: p.rosePale, body: () => container({ kind: 'tube', cap: p.rose, label: p.rosePale, mark: 'plus' }) },
  gel: {
    ground: p.sagePale,
    body: () => container({ kind: 'tube', cap: p.sageDeep, body: p.white, label: p.sagePale, mark: 'drop' }),
  },
  salep: { ground: p.sandPale, body: () => container({ kind: 'jar', cap: p.sand, label: p.sandPale, mark: 'plus' }) },
  sampo: {
    ground: p.stonePale,
    body: () => container({ kind: 'shampoo', cap: p.plum, label: p.rosePale, mark: 'hair' }),
  },
  losion: { ground: p.sagePale, body: () => container({ kind: 'pump', cap: p.sage, label: p.sagePale, mark: 'leaf' }) },
  larutan: {
    ground: p.sandPale,
    body: () => container({ kind: 'dropper', cap: p.ink, body: p.sand, label: p.white, mark: 'plus' }),
  },
  tablet: { ground: p.sandPale, body: () => blister(tablet()) },
  kapsul: { ground: p.rosePale, body: () => blister(capsule()) },
}

export function drawMedicine(form: string): string {
  const look = forms[form]
  if (!look) throw new Error(`No medicine comes as ${form}`)
  return onTile(look.ground, look.body())
}

const sheet = (colour: Colour) => slab({ x: -46, y: -32, width: 92, height: 64, round: 9, colour, stroke: p.ink })

function blister(piece: string): string {
  const pieces = [-29, 0, 29].flatMap((x) => [-15, 15].map((y) => place(x, y, piece))).join('')
  const fold = line('M-46 0h92', p.roseSoft, 1.4)
  return place(86, 66, sheet(p.stone), { rotate: 10 }) + place(78, 98, sheet(p.white) + fold + pieces, { rotate: -7 })
}

function tablet(): string {
  return oval(0, 1.5, 10.5, 10.5, p.stone) + oval(0, 0, 9.5, 9.5, p.sandPale, p.ink) + line('M-5.500 0h11', p.gold, 1.8)
}

function capsule(): string {
  const outline = 'M-6-8.500a6 6 0 0 1 12 0v9a6 6 0 0 1-12 0z'
  return place(
    0,
    3.5,
    fill(outline, p.roseSoft) +
      fill('M-6-4H6v4.500a6 6 0 0 1-12 0z', p.rose) +
      line('M-6-4H6', p.ink, 1.4) +
      line('M-3-9.500v2.500', p.white, 1.6) +
      line(outline),
  )
}
