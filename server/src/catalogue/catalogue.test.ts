import * as contract from '@nmw/contract/catalogue'
import type { Result } from '@nmw/contract/endpoint'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '../database/schema/catalogue-table.ts'
import { product } from '../database/schema/product-table.ts'
import { fillDemoCatalogues } from '../demo/fill-demo-catalogues.ts'
import { fillDemoProducts } from '../demo/fill-demo-products.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { catalogueRoutes } from './catalogue-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: catalogueRoutes })
  await fillDemoProducts(testApp.context)
  await fillDemoCatalogues(testApp.context)
})
afterAll(() => testApp.close())

async function list(query: Record<string, string> = {}) {
  const { result } = await testApp.visitor().call(contract.listCatalogues, { query: query })
  return result as Result<typeof contract.listCatalogues>
}

async function read(path: string, query: Record<string, string> = {}) {
  return testApp.visitor().call(contract.readCatalogue, { params: { path }, query: query })
}

async function page(query: Record<string, string>) {
  return ((await read('semua-produk', query)).result as Result<typeof contract.readCatalogue>).products
}

test('catalogue: the catalogue of all products comes first, then the others by name', async () => {
  const { datas, page } = await list({ limit: '100' })
  expect(page.totalData).toBe(11)
  expect(datas[0]?.path).toBe('semua-produk')
  expect(datas.slice(1).map(({ name }) => name)).toEqual(
    datas
      .slice(1)
      .map(({ name }) => name)
      .toSorted(),
  )
  expect(datas[0]?.totalProducts).toBe(datas.slice(1).reduce((sum, { totalProducts }) => sum + totalProducts, 0))
  expect((await list({ search: 'serum' })).datas.map(({ path }) => path)).toEqual(['serum'])
})

test('catalogue: it shows the products of its category', async () => {
  const { result } = await read('pembersih')
  const { catalogue: shown, products } = result as Result<typeof contract.readCatalogue>
  expect(shown.totalProducts).toBe(products.page.totalData)
  expect(new Set(products.datas.map(({ category }) => category))).toEqual(new Set(['Pembersih']))
  expect(products.datas.find(({ productId }) => productId === 'OTC-0001')).toMatchObject({
    hargaNonMember: 95_000,
    hargaMember: 85_500,
    diskonPersen: 15,
    netto: '100 ml',
    bpom: 'NA-DEMO-2000',
  })
})

test('catalogue: products are searched and paged', async () => {
  const all = await page({ limit: '100' })
  expect((await page({ limit: '10', page: '2' })).datas).toEqual(all.datas.slice(10, 20))
  const found = await page({ search: 'facial WASH' })
  expect(found.datas.length).toBeGreaterThan(0)
  expect(found.datas.every(({ productName }) => /facial wash/i.test(productName))).toBe(true)
})

test('catalogue: inactive items are hidden', async () => {
  await testApp.db.update(product).set({ active: false }).where(eq(product.id, 'OTC-0001'))
  const { result } = await read('pembersih')
  const { products } = result as Result<typeof contract.readCatalogue>
  expect(products.datas.map(({ productId }) => productId)).not.toContain('OTC-0001')
  await testApp.db.update(catalogue).set({ active: false }).where(eq(catalogue.path, 'masker'))
  expect((await read('masker')).code).toBe(404)
  expect((await list({ limit: '100' })).datas.map(({ path }) => path)).not.toContain('masker')
  expect((await read('tidak-ada')).code).toBe(404)
})
