import * as contract from '@nmw/contract/article'
import { readCatalogue } from '@nmw/contract/catalogue'
import type { Result } from '@nmw/contract/endpoint'
import { eq, gt, not, or, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueRoutes } from '../catalogue/catalogue-routes.ts'
import { article, articleCategory, articleView } from '../database/schema/article-table.ts'
import { catalogue } from '../database/schema/catalogue-table.ts'
import { treatment } from '../database/schema/treatment-table.ts'
import { dayFrom } from '../demo/day-from.ts'
import { deleteExpired } from '../jobs/delete-expired.ts'
import { createEditor } from '../testing/make/create-editor.ts'
import { fillDemoArticles } from '../demo/fill-demo-articles.ts'
import { fillDemoCatalogues } from '../demo/fill-demo-catalogues.ts'
import { fillDemoProducts } from '../demo/fill-demo-products.ts'
import { fillDemoTreatments } from '../demo/fill-demo-treatments.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import type { TestVisitor } from '../testing/app/test-visitor.ts'
import { articleRoutes } from './article-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...articleRoutes, ...catalogueRoutes] })
  await fillDemoArticles(testApp.context)
  await fillDemoTreatments(testApp.context)
  await fillDemoProducts(testApp.context)
  await fillDemoCatalogues(testApp.context)
})
afterAll(() => testApp.close())

type List = Result<typeof contract.listArticles>
type Article = Result<typeof contract.readArticle>

const slug = 'urutan-perawatan-wajah-pagi-yang-ringkas'
const one = eq(article.slug, slug)

async function list(query: Record<string, string> = {}) {
  return (await testApp.visitor().call(contract.listArticles, { query: query })).result as List
}

async function read(visitor: TestVisitor = testApp.visitor(), wanted = slug) {
  return (await visitor.call(contract.readArticle, { params: { slug: wanted } })).result as Article
}

async function counted(query: Record<string, string> = {}) {
  return (await list({ ...query, limit: '1' })).page.totalData
}

async function row() {
  const [found] = await testApp.db.select().from(article).where(one)
  return found!
}

test('article: an article is returned whole, with its related items', async () => {
  const found = await read()
  expect(found).toMatchObject({ title: 'Urutan Perawatan Wajah Pagi yang Ringkas', writer: 'Admin' })
  expect(found.description).toContain('<h2>1. Bersihkan seperlunya</h2>')
  expect(found.services).toEqual([
    expect.objectContaining({ _id: 'svc-007', link: expect.stringMatching(/^\/services\/[a-z-]+$/) as string }),
  ])
  expect(found.products.map(({ link }) => link)).toEqual([
    expect.stringMatching(/^\/catalogue\/pembersih\?search=/),
    expect.stringMatching(/^\/catalogue\/[a-z-]+\?search=/),
    expect.stringMatching(/^\/catalogue\/[a-z-]+\?search=/),
  ])
  for (const { _id, link } of found.products) {
    const { pathname, searchParams } = new URL(link, 'http://page')
    const asked = { page: '1', limit: '12', search: searchParams.get('search') ?? '' }
    const answer = await testApp.visitor().call(readCatalogue, {
      params: { path: pathname.replace('/catalogue/', '') },
      query: asked,
    })
    const { products } = answer.result as Result<typeof readCatalogue>
    expect(
      products.datas.map(({ productId }) => productId),
      link,
    ).toContain(_id)
  }
  expect(found.related.every(({ category, slug: other }) => category === found.category && other !== slug)).toBe(true)
})

test('article: hidden related items are left out', async () => {
  await testApp.db.update(treatment).set({ active: false }).where(eq(treatment.id, 'svc-007'))
  await testApp.db.update(catalogue).set({ active: false }).where(eq(catalogue.path, 'pembersih'))
  const found = await read()
  expect(found.services).toEqual([])
  expect(found.products[0]?.link).toMatch(/^\/catalogue\/semua-produk\?search=/)
  await testApp.db.update(treatment).set({ active: true }).where(eq(treatment.id, 'svc-007'))
  await testApp.db.update(catalogue).set({ active: true }).where(eq(catalogue.path, 'pembersih'))
})

test('article: an inactive or scheduled article is not found', async () => {
  const { code } = await testApp.visitor().call(contract.readArticle, { params: { slug: 'tidak-ada' } })
  expect(code).toBe(404)
  const tomorrow = dayFrom(testApp.context.now(), 1)
  const hidden = await testApp.db
    .select({ slug: article.slug })
    .from(article)
    .where(or(not(article.active), gt(article.publishedOn, tomorrow)))
  for (const params of hidden) {
    expect((await testApp.visitor().call(contract.readArticle, { params })).code).toBe(404)
  }
  const { publishedOn } = await row()
  await testApp.db.update(article).set({ active: false }).where(one)
  expect((await testApp.visitor().call(contract.readArticle, { params: { slug } })).code).toBe(404)
  await testApp.db.update(article).set({ active: true, publishedOn: '2099-01-01' }).where(one)
  expect((await testApp.visitor().call(contract.readArticle, { params: { slug } })).code).toBe(404)
  await testApp.db.update(article).set({ publishedOn }).where(one)
  expect((await read()).title).toContain('Urutan')
})

test('article: a visitor counts once a day', async () => {
  const visitor = testApp.visitor()
  const before = (await read(visitor)).view
  expect((await read(visitor)).view).toBe(before)
  const other = testApp.visitor()
  expect((await read(other)).view).toBe(before + 1)
  expect((await read(visitor)).view).toBe(before + 1)
  testApp.clock.advance(86_400)
  expect((await read(visitor)).view).toBe(before + 2)
  testApp.clock.reset()
})

test('article: one visitor in many tabs at once counts once', async () => {
  const visitor = testApp.visitor()
  const { views } = await row()
  await Promise.all(Array.from({ length: 20 }, () => read(visitor)))
  expect((await row()).views).toBe(views + 1)
})

test('article: stored views do not identify a reader, and are deleted the day after', async () => {
  const visitor = testApp.visitor('Peramban Rahasia')
  await read(visitor)
  const rows = await testApp.db.select().from(articleView)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(visitor.ip)
  expect(JSON.stringify(rows)).not.toContain('Rahasia')
  expect(rows.every(({ visitor: hash }) => /^[\w-]{43}$/.test(hash))).toBe(true)
  await deleteExpired(testApp.context)
  expect(await testApp.db.$count(articleView)).toBe(rows.length)
  testApp.clock.advance(2 * 86_400)
  await deleteExpired(testApp.context)
  testApp.clock.reset()
  expect(await testApp.db.$count(articleView)).toBe(0)
})

test('article: reading works while nothing can be written', async () => {
  const before = (await read()).view
  await testApp.db.execute(sql`alter table article_view add constraint refuse check (false) not valid`)
  expect((await read()).view).toBe(before)
  await testApp.db.execute(sql`alter table article_view drop constraint refuse`)
})

test('article: search finds articles by text, category and tag', async () => {
  const all = await list({ limit: '100' })
  expect(all.datas.map(({ date }) => date)).toEqual(
    all.datas
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  )
  expect((await list({ search: 'PAGI YANG' })).datas.map((card) => card.slug)).toEqual([slug])
  expect((await list({ search: '_' })).datas).toEqual([])
  const daily = await list({ category: 'Perawatan Harian' })
  expect(new Set(daily.datas.map(({ category }) => category))).toEqual(new Set(['Perawatan Harian']))
  expect(daily.page.totalData).toBe(all.datas.filter(({ category }) => category === 'Perawatan Harian').length)
  const tagged = await list({ tag: 'tabir surya' })
  expect(tagged.page.totalData).toBe(all.datas.filter(({ tags }) => tags.includes('tabir surya')).length)
  expect((await list({ category: 'Tidak ada' })).page.totalData).toBe(0)
})

test('article: the count is right at once after every change', async () => {
  const category = 'Perawatan Harian'
  const [all, daily, tagged] = [await counted(), await counted({ category }), await counted({ tag: 'pagi' })]
  expect([await counted(), await counted({ category }), await counted({ tag: 'pagi' })]).toEqual([all, daily, tagged])
  await testApp.db.update(article).set({ active: false }).where(one)
  expect([await counted(), await counted({ category }), await counted({ tag: 'pagi' })]).toEqual([
    all - 1,
    daily - 1,
    tagged - 1,
  ])
  await testApp.db
    .update(article)
    .set({ active: true, tags: ['rutinitas'] })
    .where(one)
  expect([await counted(), await counted({ tag: 'pagi' })]).toEqual([all, tagged - 1])
  await testApp.db.update(articleCategory).set({ name: 'Harian' }).where(eq(articleCategory.name, category))
  expect([await counted({ category }), await counted({ category: 'Harian' })]).toEqual([0, daily])
  await testApp.db.update(articleCategory).set({ name: category }).where(eq(articleCategory.name, 'Harian'))
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  await testApp.db.update(article).set({ publishedOn: tomorrow }).where(one)
  expect(await counted()).toBe(all - 1)
  testApp.clock.advance(3 * 86_400)
  expect(await counted()).toBeGreaterThanOrEqual(all)
  testApp.clock.reset()
  await testApp.db
    .update(article)
    .set({ publishedOn: '2026-01-01', tags: ['pagi'] })
    .where(one)
})

test('article: the count is cached from page to page', async () => {
  const statements: string[] = []
  const { pool } = testApp
  const query = pool.query.bind(pool)
  pool.query = (...args: [never]) => {
    statements.push((args[0] as { text: string }).text)
    return query(...args)
  }
  for (let page = 1; page <= 5; page++) await list({ page: String(page), limit: '1' })
  pool.query = query
  expect(statements.filter((text) => text.startsWith('select count')).length).toBeLessThanOrEqual(1)
  expect(statements.filter((text) => text.startsWith('select "article"'))).toHaveLength(5)
})

test('article: categories and tags without articles are shown to editors only', async () => {
  await testApp.db.insert(articleCategory).values({ name: 'Belum dipakai', image: 'x.webp' })
  const editor = await createEditor(testApp)
  const names = async (admin?: string) => {
    const query = { limit: 100, ...(admin && { admin }) }
    const asked = admin
      ? editor.ask(contract.listArticleCategories, { query })
      : testApp.visitor().call(contract.listArticleCategories, { query })
    const { result } = await asked
    return (result as Result<typeof contract.listArticleCategories>).datas.map(({ name }) => name)
  }
  expect(await names()).not.toContain('Belum dipakai')
  expect(await names('true')).toContain('Belum dipakai')
  expect(await names()).toEqual((await names()).toSorted())
  const { result } = await testApp.visitor().call(contract.listArticleTags, { query: { limit: 100 } })
  const { datas, page } = result as Result<typeof contract.listArticleTags>
  expect(page.totalData).toBe(datas.length)
  for (const { name } of datas) expect((await list({ tag: name })).page.totalData).toBeGreaterThan(0)
})

test('article: the source of an article must be a web address', async () => {
  const { source } = await row()
  const shownFor = async (link: string) => {
    await testApp.db
      .update(article)
      .set({ source: { ...source, link } })
      .where(one)
    return (await read()).source.link
  }
  expect(await shownFor('https://contoh.example/a?b=c')).toBe('https://contoh.example/a?b=c')
  for (const link of ['javascript:alert(1)', ' JaVaScRiPt:x', 'data:text/html,x', '//evil.example', '/user', 'x', '']) {
    expect(await shownFor(link), link).toBe('')
  }
})
