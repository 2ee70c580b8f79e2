import { disc } from '../paint.ts'
import { palette, type Colour } from '../palette.ts'

/** A round window of radius 86 in the middle of a grid of 200; `inner` is clipped to it. */
export function porthole(ground: Colour, inner: string): string {
  return (
    `<clipPath id="porthole"><circle cx="100" cy="100" r="86"/></clipPath>` +
    disc(100, 100, 86, ground) +
    `<g clip-path="url(#porthole)">${inner}</g>`
  )
}

export function skinWindow(ground: Colour, y = 112, skin: Colour = palette.skinLight, inner = ''): string {
  const wave = `M10 ${y}c30-16 60-16 90 0s60 16 90 0`
  const below = `<path d="${wave}V200H10z" fill="${skin}"/>`
  const surface = `<path d="${wave}" stroke="${palette.ink}"/>`
  const deeper = `<path d="M10 ${y + 26}c30-16 60-16 90 0s60 16 90 0" stroke="${palette.rose}"/>`
  return porthole(ground, below + deeper + surface + inner)
}
