import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageOf, pageQuery } from './page.ts'
import { searchText } from './text.ts'

const catalogueCard = z.object({
  _id: z.string(),
  name: z.string(),
  path: z.string(),
  description: z.string(),
  thumbnail: z.string(),
  totalProducts: z.number(),
})

const productCard = z.object({
  productId: z.string(),
  productName: z.string(),
  image: z.string(),
  category: z.string(),
  hargaNonMember: z.number(),
  hargaMember: z.number(),
  diskonPersen: z.number(),
  netto: z.string(),
  description: z.string(),
  usage: z.string(),
  bpom: z.string(),
})
export type ProductCard = z.infer<typeof productCard>

export const listCatalogues = endpoint({
  method: 'GET',
  path: '/legacy/catalogues/all',
  audience: 'public',
  summary: 'Active catalogues, the one of all products first, then by name',
  query: z.object({ ...pageQuery, search: searchText }),
  result: pageOf(catalogueCard),
})

export const readCatalogue = endpoint({
  method: 'GET',
  path: '/legacy/catalogues/find/:path',
  audience: 'public',
  summary: 'One active catalogue with a page of its products',
  params: z.object({ path: z.string().check(z.maxLength(200)) }),
  query: z.object({ ...pageQuery, search: searchText }),
  result: z.object({ catalogue: catalogueCard, products: pageOf(productCard) }),
})
