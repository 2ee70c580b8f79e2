import { fill, line } from './paint.ts'
import { palette, type Colour } from './palette.ts'
import { place } from './place.ts'

/** 50 units long at scale 1, growing upwards from `x`, `y`. */
export function leaf(x: number, y: number, rotate: number, scale = 1, colour: Colour = palette.sage): string {
  const blade = fill('M0 0C-12-12-13-32 0-50 13-32 12-12 0 0z', colour)
  const veins = line('M0 6V-34M0-10l7-8M0-10l-7-8M0-22l5-6M0-22l-5-6', palette.ink, 1.5)
  return place(x, y, blade + veins, { rotate, scale })
}

export function sprig(x: number, y: number, scale = 1, lean = 0): string {
  return (
    leaf(x - 9 * scale, y, lean - 38, scale * 0.8, palette.sageLight) +
    leaf(x + 9 * scale, y, lean + 38, scale * 0.8, palette.sageLight) +
    leaf(x, y, lean, scale)
  )
}
