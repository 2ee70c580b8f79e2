import { fill, line, shape } from './paint.ts'
import { palette, type Colour } from './palette.ts'
import { place } from './place.ts'
import { onTile } from './product/on-tile.ts'
import { container } from './product/container.ts'
import { productLooks, setLooks } from './product/product-looks.ts'

export function drawProduct(slug: string): string {
  const set = setLooks[slug]
  if (set) {
    const [left, middle, right] = set.items
    const items =
      place(6, 12, container(left), { scale: 0.62 }) +
      place(56, 12, container(right), { scale: 0.62 }) +
      place(28, 4, container(middle), { scale: 0.66 })
    return onTile(set.ground, items + box(set.box))
  }
  const look = productLooks[slug]
  if (!look) throw new Error(`No product looks like ${slug}`)
  return onTile(look.ground, container(look))
}

function box(colour: Colour): string {
  return (
    shape('M24 88h112l-6 48H30z', colour) +
    line('M26 96h108', palette.white) +
    fill('M70 100h20v22l-10-7-10 7z', palette.white) +
    line('M24 88h112l-6 48H30z')
  )
}
