import * as contract from '@nmw/contract/catalogue'
import * as desk from '@nmw/contract/catalogue-desk'
import { readVersion } from '@nmw/contract/draft'
import type { Result } from '@nmw/contract/endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draftRoutes } from '../draft/draft-routes.ts'
import { createEditor, type Editor } from '../testing/make/create-editor.ts'
import { fillDemoCatalogues } from '../demo/fill-demo-catalogues.ts'
import { fillDemoProducts } from '../demo/fill-demo-products.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { catalogueRoutes } from './catalogue-routes.ts'

let testApp: TestApp
let dewi: Editor
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...catalogueRoutes, ...draftRoutes] })
  await fillDemoProducts(testApp.context)
  await fillDemoCatalogues(testApp.context)
  dewi = await createEditor(testApp)
})
afterAll(() => testApp.close())

const form = { name: 'Serum pilihan', path: 'serum-pilihan', thumbnail: 'art-banner-001.webp' }

async function categoriesShown(path: string) {
  const { result } = await testApp.visitor().call(contract.readCatalogue, { params: { path }, query: { limit: '100' } })
  const { products } = result as Result<typeof contract.readCatalogue>
  return new Set(products.datas.map(({ category }) => category))
}

test('catalogue: it shows the products of its category, or all of them', async () => {
  const names = (await dewi.must(desk.listCatalogueCategories)).map(({ name }) => name)
  expect(names).toContain('Serum')
  const { _id, version } = await dewi.must(desk.createCatalogue, { body: { ...form, category: 'Serum' } })
  expect(await categoriesShown(form.path)).toEqual(new Set(['Serum']))
  const read = () => dewi.must(desk.readAdminCatalogue, { params: { id: _id } })
  expect(await read()).toMatchObject({ category: 'Serum' })

  const all = await dewi.must(desk.updateCatalogue, { body: { ...form, _id, version, category: '' } })
  expect((await categoriesShown(form.path)).size).toBeGreaterThan(1)
  expect(await read()).toMatchObject({ category: '' })
  const { data } = await dewi.must(readVersion, { params: { kind: 'catalogue', id: _id, version } })
  expect(data).toMatchObject({ category: 'Serum' })

  const unknown = { ...form, _id, version: all.version, category: 'Tidak Ada' }
  expect(await dewi.ask(desk.updateCatalogue, { body: unknown })).toMatchObject({
    code: 400,
    errors: [{ path: 'category', message: 'Kategori produk tidak ditemukan' }],
  })
})

test('catalogue: a request without the category keeps it, and so does a status change', async () => {
  const own = { ...form, path: 'serum-lama' }
  const { _id, version } = await dewi.must(desk.createCatalogue, { body: { ...own, category: 'Serum' } })
  const kept = await dewi.must(desk.updateCatalogue, { body: { ...own, _id, version, name: 'Serum lama' } })
  expect(await categoriesShown(own.path)).toEqual(new Set(['Serum']))
  const hidden = await dewi.must(desk.updateCatalogueStatus, { params: { id: _id }, body: { status: false } })
  expect(hidden.version).toBe(kept.version + 1)
  const { data } = await dewi.must(readVersion, { params: { kind: 'catalogue', id: _id, version: hidden.version } })
  expect(data).toMatchObject({ category: 'Serum', status: false })
  const { datas } = await dewi.must(desk.listAdminCatalogues, { query: { search: 'Serum lama' } })
  expect(datas).toMatchObject([{ category: 'Serum', status: false }])
})
