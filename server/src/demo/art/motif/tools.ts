import { disc, faint, fill, line, oval, shape, slab } from '../paint.ts'
import { palette, type Colour } from '../palette.ts'
import { place } from '../place.ts'

const { ink, plum, white } = palette

/** Tools stand upright with their tip at `x`, `y`; `rotate` turns them around it. */
export function syringe(x: number, y: number, rotate: number, liquid: Colour = palette.roseSoft): string {
  const barrel = slab({ x: -9, y: -92, width: 18, height: 58, round: 4, colour: white })
  const full = slab({ x: -9, y: -70, width: 18, height: 36, round: 4, colour: liquid })
  const outline = line(
    'M-5-34h10a4 4 0 0 0 4-4v-50a4 4 0 0 0-4-4H-5a4 4 0 0 0-4 4v50a4 4 0 0 0 4 4zM-9-70H9M0-92v-22M-9-114H9M-15-92h30',
  )
  const marks = line('M3-46h6M3-54h6M3-62h6', plum)
  return place(x, y, line('M0 0v-26') + shape('M-4-26h8v-8h-8z', palette.sand) + barrel + full + outline + marks, {
    rotate,
  })
}

export function laserPen(x: number, y: number, rotate: number): string {
  const body = shape(
    'M-4-98h8a12 12 0 0 1 12 12v54a12 12 0 0 1-12 12h-8a12 12 0 0 1-12-12v-54a12 12 0 0 1 12-12z',
    white,
  )
  return place(
    x,
    y,
    shape('M-12-20h24l-6 20h-12z', palette.roseSoft) + body + line('M-6-78h12M-6-66h12') + disc(0, -44, 4, plum),
    { rotate },
  )
}

export function paddle(x: number, y: number, rotate: number, head: Colour = palette.sand): string {
  const handle = shape('M-11-34h22l-3-62a8 8 0 0 0-8-8 8 8 0 0 0-8 8z', white)
  const neck = shape('M-20-20c0-10 8-14 14-14h12c6 0 14 4 14 14z', palette.roseSoft)
  return place(
    x,
    y,
    handle + neck + shape('M-26-20h52v12a8 8 0 0 1-8 8h-36a8 8 0 0 1-8-8z', head) + line('M-5-74h10M-5-64h10', plum),
    { rotate },
  )
}

export function magnifier(x: number, y: number, radius: number, rotate: number): string {
  const handle = shape(`M-6 ${radius + 8}h12v38a6 6 0 0 1-12 0z`, plum) + line(`M0 ${radius}v8`)
  return place(x, y, handle, { rotate }) + disc(x, y, radius, white, ink)
}

export function roller(x: number, y: number, rotate: number): string {
  const spikes = Array.from(
    { length: 10 },
    (_, i) => `<path d="M0-30v-7" transform="rotate(${i * 36})" stroke="${plum}"/>`,
  )
  const handle = shape('M-9-44h18v-66a9 9 0 0 0-18 0z', white) + line('M-9-62H9M-9-74H9')
  const fork = line('M0-44v-8M0 0v-44')
  return place(
    x,
    y,
    spikes.join('') + handle + disc(0, 0, 30, palette.sandPale, ink) + fork + disc(0, 0, 10, white, ink),
    { rotate },
  )
}

export function scalpel(x: number, y: number, rotate: number): string {
  const blade = shape('M0 0c7-6 9-18 8-30h-12c-2 10 0 22 4 30z', white)
  return place(x, y, blade + shape('M-5-30H9l-1-66a6 6 0 0 0-12 0z', palette.sageLight) + line('M-1-44h6M-1-52h6'), {
    rotate,
  })
}

export function tweezers(x: number, y: number, rotate: number): string {
  const arms = shape(
    'M0 0c-8-26-12-54-7-86 2-10 12-10 14 0 5 32 1 60-7 86-1-26 0-52 0-72 0 20 1 46 0 72z',
    palette.sageLight,
  )
  return place(x, y, arms, { rotate })
}

export function waves(x: number, y: number, rotate = 0, colour: Colour = plum): string {
  return place(x, y, line('M-10-6c5-8 15-8 20 0M-19-14c9-14 29-14 38 0M-28-22c13-20 43-20 56 0', colour), { rotate })
}

export function snowflake(x: number, y: number, scale = 1): string {
  const arm = 'M0 0v-18M0-11l5-5M0-11l-5-5'
  const arms = [0, 60, 120, 180, 240, 300].map(
    (turn) => `<path d="${arm}" transform="rotate(${turn})" stroke="${plum}"/>`,
  )
  return place(x, y, arms.join(''), { scale })
}

export function spots(list: readonly (readonly [number, number, number])[], colour: Colour, opacity = 1): string {
  return faint(list.map(([x, y, radius]) => disc(x, y, radius, colour)).join(''), opacity)
}

export function cell(x: number, y: number, radius: number): string {
  return (
    oval(x, y, radius, radius * 0.92, palette.sand, ink) +
    fill(
      `M${x - radius * 0.5} ${y - radius * 0.3}a${radius * 0.6} ${radius * 0.6} 0 0 1 ${radius * 0.5}-${radius * 0.3}`,
      white,
      0.7,
    )
  )
}
