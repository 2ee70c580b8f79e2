import { disc, fill, line } from './paint.ts'
import { palette, type Colour } from './palette.ts'
import { place } from './place.ts'

export function sparkle(x: number, y: number, scale = 1, colour: Colour = palette.sand): string {
  return place(x, y, fill('M0-12c1 7 4 10 10 12-6 2-9 5-10 12-1-7-4-10-10-12 6-2 9-5 10-12z', colour), { scale })
}

export function sun(x: number, y: number, radius: number): string {
  const rays = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4
    const at = (distance: number) =>
      `${(x + Math.cos(angle) * distance).toFixed(1)} ${(y + Math.sin(angle) * distance).toFixed(1)}`
    return `M${at(radius + 6)}L${at(radius + 13)}`
  })
  return disc(x, y, radius, palette.sand, palette.ink) + line(rays.join(''), palette.gold)
}

export function moon(x: number, y: number, scale = 1): string {
  return place(x, y, fill('M6-20A20 20 0 1 0 20 8 17 17 0 0 1 6-20z', palette.sand), { scale })
}
