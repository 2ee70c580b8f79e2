import catalogues from '../data/catalogues.json' with { type: 'json' }
import products from '../data/products.json' with { type: 'json' }
import { bannerStage } from './banner-stage.ts'
import { leaf } from './leaf.ts'
import { line } from './paint.ts'
import { palette, type Colour } from './palette.ts'
import { place } from './place.ts'
import { container } from './product/container.ts'
import { productLooks } from './product/product-looks.ts'

const grounds: readonly Colour[] = [palette.rosePale, palette.sandPale, palette.sagePale]
/** X positions of the containers, by their number. */
const middles = [[100], [62, 138], [42, 100, 158]]

export function drawCatalogue(path: string): string {
  const index = catalogues.findIndex((one) => one.path === path)
  if (index < 0) throw new Error(`No catalogue looks like ${path}`)
  const looks = looksOf(catalogues[index]!.categoryCode)
  const inner = middles[looks.length - 1]!.map((middle, at) => {
    const scale = looks.length === 3 && at !== 1 ? 0.78 : 0.95
    return place(middle - 80 * scale, 172 - 136 * scale, container(looks[at]!), { scale })
  }).join('')
  return bannerStage({
    ground: grounds[index % grounds.length]!,
    light: palette.white,
    inner: inner + line('M12 172h176') + leaf(14, 174, -24, 0.9) + leaf(188, 174, 24, 0.9),
  })
}

function looksOf(code: string | null) {
  const categories = code ? [code] : ['WASH', 'SERM', 'SUNS']
  const chosen = products.products.filter(({ IK23KODE }) => categories.includes(IK23KODE))
  const each = code ? chosen : categories.map((one) => chosen.find(({ IK23KODE }) => IK23KODE === one)!)
  return each
    .map(({ image }) => productLooks[image.replace(/^product-|\.webp$/g, '')])
    .filter((look) => look !== undefined)
    .slice(0, 3)
}
