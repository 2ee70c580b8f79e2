import { type Colour } from './palette.ts'

type Picture = { width: number; height: number; unitsHigh: number; ground: Colour; body: string }

/** An SVG on a grid `unitsHigh` units high, with lines 2 units wide. */
export function picture({ width, height, unitsHigh, ground, body }: Picture): string {
  const unitsWide = (width * unitsHigh) / height
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${unitsWide} ${unitsHigh}" width="${width}" height="${height}"` +
    ` fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">` +
    `<rect width="${unitsWide}" height="${unitsHigh}" fill="${ground}"/>${body}</svg>`
  )
}
