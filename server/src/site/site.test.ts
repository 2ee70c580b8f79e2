import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { article } from '../database/schema/article-table.ts'
import { fillDemoAccounts } from '../demo/fill-demo-accounts.ts'
import { fillDemoArticles } from '../demo/fill-demo-articles.ts'
import { fillDemoBranches } from '../demo/fill-demo-branches.ts'
import { fillDemoCatalogues } from '../demo/fill-demo-catalogues.ts'
import { fillDemoDoctors } from '../demo/fill-demo-doctors.ts'
import { fillDemoProducts } from '../demo/fill-demo-products.ts'
import { fillDemoTreatments } from '../demo/fill-demo-treatments.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { traversalNames } from '../testing/sweeps/traversal-names.ts'
import { serveSite } from './serve-site.ts'

const data = mkdtempSync(join(tmpdir(), 'nmw-site-'))
let open: TestApp
let closed: TestApp
beforeAll(async () => {
  const url = { PUBLIC_URL: 'https://klinik.example' }
  open = await openTestApp({ services: [serveSite], settings: { ...url, DATA_DIR: data } })
  await fillDemoAccounts(open.context)
  await fillDemoArticles(open.context)
  await fillDemoBranches(open.context)
  await fillDemoTreatments(open.context)
  await fillDemoProducts(open.context)
  await fillDemoCatalogues(open.context)
  await fillDemoDoctors(open.context)
  closed = await openTestApp({ services: [serveSite], settings: { ...url, PUBLIC_SITE: 'off' } })
})
afterAll(async () => {
  await open.close()
  await closed.close()
  rmSync(data, { recursive: true })
})

const get = (url: string, testApp = open) => testApp.app.inject({ url, headers: { accept: '*/*' } })

test('site: robots.txt allows the public site and names the sitemap', async () => {
  const { body, headers } = await get('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  for (const path of ['/user/', '/dashboard', '/ops', '/invoice/', '/_sim'])
    expect(body).toContain(`Disallow: ${path}\n`)
  expect(body).toContain('Sitemap: https://klinik.example/sitemap.xml')
  expect(body).not.toContain('Disallow: /\n')
})

test('site: while the public site is closed no crawler is sent to it', async () => {
  expect((await get('/robots.txt', closed)).body).toBe('User-agent: *\nDisallow: /\n')
  expect((await get('/sitemap.xml', closed)).statusCode).toBe(404)
  expect((await get('/articles/rss.xml', closed)).statusCode).toBe(404)
})

test('site: the sitemap lists every public page once, and only those', async () => {
  const { body, statusCode } = await get('/sitemap.xml')
  expect(statusCode).toBe(200)
  const places = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place!)
  expect(new Set(places).size).toBe(places.length)
  const paths = places.map((place) => place.replace('https://klinik.example', ''))
  expect(paths).toEqual(
    expect.arrayContaining(['/services', '/articles', '/branches', '/doctors', '/catalogue', '/terms', '/contact-us']),
  )
  const rows = await open.db.select().from(article)
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
  const shown = rows.filter(({ active, publishedOn }) => active && publishedOn <= today)
  expect(paths.filter((path) => path.startsWith('/articles/')).toSorted()).toEqual(
    shown.map(({ slug }) => `/articles/${slug}`).toSorted(),
  )
  for (const noun of ['services', 'doctors', 'catalogue']) {
    expect(paths.filter((path) => path.startsWith(`/${noun}/`)).length).toBeGreaterThan(5)
  }
  for (const [, day] of body.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)) expect(new Date(day!).toISOString()).toBe(day)
  expect(body.match(/<lastmod>/g)!.length).toBeGreaterThan(shown.length)
})

test('site: hostile titles are escaped in the feed', async () => {
  const [row] = await open.db.select().from(article).where(eq(article.id, 'art-001'))
  const title = ']]></title><script>alert(1)</script>&"\'\u0000'.replace('\u0000', '\u0001')
  await open.db.update(article).set({ title }).where(eq(article.id, 'art-001'))
  const { body, headers } = await get('/articles/rss.xml')
  await open.db.update(article).set({ title: row!.title }).where(eq(article.id, 'art-001'))
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(body).toContain(']]&gt;&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;&apos;</title>')
  expect(body).not.toContain('<script>')
  // oxlint-disable-next-line no-control-regex
  expect(body).not.toMatch(/[\u0000-\u0008]/)
  expect(body.match(/<item>/g)!.length).toBe(body.match(/<guid>https:\/\/klinik\.example\/articles\//g)!.length)
})

test('site: feed, sitemap and robots.txt carry the security headers', async () => {
  for (const url of ['/robots.txt', '/sitemap.xml', '/articles/rss.xml', '/assets/gallery/x.png']) {
    const { headers } = await get(url)
    expect(headers['content-security-policy'], url).toContain("default-src 'none'")
    expect(headers['x-content-type-options'], url).toBe('nosniff')
    expect(headers['strict-transport-security'], url).toContain('max-age=')
  }
})

test('site: files below assets are served as they are', async () => {
  const gallery = join(data, 'assets/gallery')
  const contact = join(data, 'assets/contacts/12/kartu')
  mkdirSync(gallery, { recursive: true })
  mkdirSync(contact, { recursive: true })
  writeFileSync(join(data, 'secret.txt'), 'rahasia')
  writeFileSync(join(data, 'secret.png'), 'rahasia')
  writeFileSync(join(gallery, 'Klinik_1.png'), 'gambar')
  writeFileSync(join(gallery, 'jahat.svg'), '<svg onload="alert(1)"/>')
  writeFileSync(join(gallery, 'halaman.html'), '<script>alert(1)</script>')
  writeFileSync(join(contact, 'dr-siti.v2.vcf'), 'kartu')
  symlinkSync(join(data, 'secret.png'), join(gallery, 'keluar.png'))
  mkdirSync(join(gallery, 'folder.png'))

  const picture = await get('/assets/gallery/Klinik_1.png')
  expect([picture.statusCode, picture.body, picture.headers['content-type']]).toEqual([200, 'gambar', 'image/png'])
  expect((await get('/assets/contacts/12/kartu/dr-siti.v2.vcf')).body).toBe('kartu')
  const drawing = await get('/assets/gallery/jahat.svg')
  expect(drawing.headers['content-security-policy']).toContain('sandbox')
  for (const url of [
    '/assets/gallery/halaman.html',
    '/assets/gallery/keluar.png',
    '/assets/gallery/folder.png',
    '/assets/gallery/tidak-ada.png',
    '/assets/contacts/12/kartu',
    '/assets/contacts/12/kartu/x/dr-siti.v2.vcf',
    '/assets/',
    '/assets/secret.png',
  ]) {
    expect((await get(url)).statusCode, url).toBe(404)
  }
})

test('site: no file name leads out of the folder', async () => {
  const names = traversalNames().filter((name) => !name.includes('\0') && !name.includes('\n'))
  for (const name of names) {
    for (const url of [
      `/assets/gallery/${name}`,
      `/assets/contacts/12/kartu/${name}`,
      `/assets/contacts/${name}/a/b.png`,
    ]) {
      const { statusCode, body } = await get(url)
      expect([400, 404, 414], url).toContain(statusCode)
      expect(body).not.toContain('rahasia')
    }
  }
})
