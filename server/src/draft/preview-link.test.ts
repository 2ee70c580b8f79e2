import { readArticle } from '@nmw/contract/article'
import { readPromo } from '@nmw/contract/banner'
import { readCatalogue } from '@nmw/contract/catalogue'
import type { ContentKind } from '@nmw/contract/content-kind'
import { linkPreview } from '@nmw/contract/draft'
import { ROLES } from '@nmw/contract/role'
import { moveToTrash } from '@nmw/contract/trash'
import { readTreatment } from '@nmw/contract/treatment'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { articleRoutes } from '../article/article-routes.ts'
import { bannerRoutes } from '../banner/banner-routes.ts'
import { catalogueRoutes } from '../catalogue/catalogue-routes.ts'
import { createEditor, type Editor } from '../testing/make/create-editor.ts'
import { fillDemoArticles } from '../demo/fill-demo-articles.ts'
import { fillDemoBanners } from '../demo/fill-demo-banners.ts'
import { fillDemoCatalogues } from '../demo/fill-demo-catalogues.ts'
import { fillDemoProducts } from '../demo/fill-demo-products.ts'
import { fillDemoTreatments } from '../demo/fill-demo-treatments.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { treatmentRoutes } from '../treatment/treatment-routes.ts'
import { tableOf } from './content-tables.ts'
import { draftRoutes } from './draft-routes.ts'

let testApp: TestApp
let boss: Editor
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [...articleRoutes, ...bannerRoutes, ...catalogueRoutes, ...draftRoutes, ...treatmentRoutes],
  })
  await fillDemoArticles(testApp.context)
  await fillDemoBanners(testApp.context)
  await fillDemoTreatments(testApp.context)
  await fillDemoProducts(testApp.context)
  await fillDemoCatalogues(testApp.context)
  boss = await createEditor(testApp, ROLES.administrator)
  for (const kind of ['article', 'banner', 'treatment', 'catalogue'] as const) {
    await testApp.db.update(tableOf(kind).table).set({ active: false })
  }
})
afterEach(() => testApp.clock.reset())
afterAll(() => testApp.close())

const idOf = async (kind: ContentKind) => {
  const { table } = tableOf(kind)
  return (await testApp.db.select({ id: table.id }).from(table).limit(1))[0]!.id
}

async function seen(kind: ContentKind, slug: string) {
  const visitor = testApp.visitor()
  const answers = {
    article: () => visitor.call(readArticle, { params: { slug } }),
    banner: () => visitor.call(readPromo, { params: { slug } }),
    treatment: () => visitor.call(readTreatment, { params: { slug } }),
    catalogue: () => visitor.call(readCatalogue, { params: { path: slug } }),
  }
  return (await answers[kind]()).code
}

test.each([
  ['article', '/articles/'],
  ['treatment', '/services/'],
  ['catalogue', '/catalogue/'],
  ['banner', '/user/promo/'],
] as const)(
  'preview link: hidden content of kind %s is visible by its signed link under %s only, for a week',
  async (kind, page) => {
    const id = await idOf(kind)
    const { path, expiresAt } = await boss.must(linkPreview, { params: { kind, id } })
    expect(path.startsWith(`${page}pratinjau~${id}~`)).toBe(true)
    expect(Date.parse(expiresAt) - testApp.context.now().getTime()).toBeGreaterThan(6.9 * 86_400_000)
    const slug = path.slice(page.length)
    expect(await seen(kind, slug)).toBe(200)
    // One character changed, a later expiry, another kind: the signature fits none of them.
    const forged = [
      slug.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')),
      slug.replace(/~\d+~/, '~99999999999~'),
      slug.replace(id, `${id}x`),
    ]
    for (const address of forged) expect(await seen(kind, address)).toBe(404)
    expect(await seen(kind === 'article' ? 'treatment' : 'article', slug)).toBe(404)
    testApp.clock.advance(8 * 86_400)
    expect(await seen(kind, slug)).toBe(404)
    testApp.clock.reset()
    await boss.must(moveToTrash, { params: { kind, id } })
    expect(await seen(kind, slug)).toBe(404)
    expect((await boss.ask(linkPreview, { params: { kind, id } })).code).toBe(404)
  },
)
