import type { Context } from '../context.ts'
import { product, productCategory } from '../database/schema/product-table.ts'
import data from './data/products.json' with { type: 'json' }

export async function fillDemoProducts({ db }: Context) {
  await db.insert(productCategory).values(data.categories)
  await db.insert(product).values(
    data.products.map((item) => ({
      id: item.productId,
      name: item.productName,
      image: item.image,
      categoryCode: item.IK23KODE,
      price: item.hargaNonMember,
      memberPrice: item.hargaMember,
      discountPercent: item.diskon ? item.diskonPersen : 0,
      weight: item.weight,
      net: item.netto,
      description: item.description,
      usage: item.usage,
      bpom: item.notifBpom,
      taxable: item.taxable,
      active: item.active,
    })),
  )
}
