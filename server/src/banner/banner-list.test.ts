import * as contract from '@nmw/contract/banner'
import type { Result } from '@nmw/contract/endpoint'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { banner } from '../database/schema/banner-table.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { bannerRoutes } from './banner-routes.ts'

type Slides = Result<typeof contract.listBanners>
type Promo = Result<typeof contract.readPromo>

const key = { authorization: 'Bearer nmw-public' }
const days = { startsOn: '2026-11-10', endsOn: '2026-11-20' }

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: bannerRoutes })
})
afterAll(() => testApp.close())
beforeEach(async () => {
  await testApp.db.delete(banner)
  testApp.clock.set(new Date('2026-11-15T05:00:00Z'))
})
afterEach(() => testApp.clock.reset())

let slideOrder = 100

async function add(slug: string, values: Partial<typeof banner.$inferInsert> = {}) {
  await testApp.db.insert(banner).values({
    id: slug,
    slug,
    title: `Promo ${slug}`,
    subTitle: 'Hanya sebentar',
    dateText: '10 sampai 20 November 2026',
    image: `banner-${slug}.webp`,
    markdown: '',
    html: '',
    headingMain: 'Ketentuan',
    generalHeading: [{ text: ['Satu kali untuk setiap pasien.'] }],
    groups: [],
    metaTitle: slug,
    metaDescription: '',
    active: true,
    slideOrder: slideOrder++,
    updatedAt: new Date(),
    ...days,
    ...values,
  })
}

async function slides() {
  const { code, result } = await testApp.send(contract.listBanners, {}, key, '10.3.3.3')
  expect(code).toBe(200)
  return result as Slides
}

async function shown() {
  return (await slides()).map(({ slug }) => slug)
}

function read(slug: string) {
  return testApp.send(contract.readPromo, { params: { slug } }, key, '10.3.3.3')
}

describe('banner: slides', () => {
  test('come in slide order, each with its link', async () => {
    await add('dua', { slideOrder: 2, url: '/point' })
    await add('tiga', { slideOrder: 3, url: 'https://contoh.example/a' })
    await add('satu', { slideOrder: 1 })
    expect(await slides()).toEqual([
      {
        _id: 'satu',
        slug: 'satu',
        title: 'Promo satu',
        subTitle: 'Hanya sebentar',
        image: 'banner-satu.webp',
        url: '/user/promo/satu',
      },
      expect.objectContaining({ slug: 'dua', url: '/user/point' }),
      expect.objectContaining({ slug: 'tiga', url: 'https://contoh.example/a' }),
    ])
  })

  test('leave out inactive, past and future promos', async () => {
    await add('kini')
    await add('mati', { active: false })
    await add('lalu', { startsOn: '2026-11-01', endsOn: '2026-11-14' })
    await add('nanti', { startsOn: '2026-11-16', endsOn: '2026-11-30' })
    expect(await shown()).toEqual(['kini'])
    for (const slug of ['mati', 'lalu', 'nanti']) expect((await read(slug)).code, slug).toBe(404)
  })

  test('without promos the list is empty', async () => {
    expect(await slides()).toEqual([])
  })
})

describe('banner: promo days are counted in Jakarta time', () => {
  test.each([
    ['2026-11-09T16:59:00Z', false, 'the last minute before its first day'],
    ['2026-11-09T17:00:00Z', true, 'the first second of its first day'],
    ['2026-11-19T17:00:00Z', true, 'the first second of its last day'],
    ['2026-11-20T16:59:00Z', true, 'the last minute of its last day'],
    ['2026-11-20T17:00:00Z', false, 'the first second after it'],
    // Already the 21st in Jayapura, still the 20th in Jakarta.
    ['2026-11-20T15:30:00Z', true, 'half past midnight in Jayapura'],
  ])('at %s: %s, %s', async (at, isShown) => {
    await add('promo')
    testApp.clock.set(new Date(at))
    expect(await shown()).toEqual(isShown ? ['promo'] : [])
    expect((await read('promo')).code).toBe(isShown ? 200 : 404)
  })

  test('a single day counts whole', async () => {
    await add('sehari', { startsOn: '2026-11-15', endsOn: '2026-11-15' })
    expect(await shown()).toEqual(['sehari'])
  })
})

describe('banner: promo page', () => {
  const offer = {
    title: 'Facial Hidrasi',
    desc: 'Satu sesi 60 menit',
    realPrice: 225_000,
    discountPercentage: 25,
    discountPrice: 169_000,
    status: true,
  }

  test('shows title, period, terms and offers', async () => {
    await add('sehat', { groups: [{ title: 'Perawatan Dasar', data: [offer] }] })
    const { code, result } = await read('sehat')
    expect(code).toBe(200)
    expect(result).toMatchObject({
      title: 'Promo sehat',
      subTitle: 'Hanya sebentar',
      date: '10 sampai 20 November 2026',
      startDate: '2026-11-10',
      endDate: '2026-11-20',
      headingMain: 'Ketentuan',
      generalHeading: [{ text: ['Satu kali untuk setiap pasien.'] }],
      voucher: [{ title: 'Perawatan Dasar', data: [offer] }],
    })
  })

  test('returns staff content only as clean HTML', async () => {
    const markdown = 'Halo <script>alert(1)</script> [klik](javascript:alert(1)) <img src=x onerror=alert(1)>'
    await add('jahat', { markdown, html: renderMarkdown(markdown) })
    const { description } = (await read('jahat')).result as Promo
    expect(description).toContain('Halo')
    expect(description).not.toMatch(/<script|javascript:|onerror/i)
  })

  test.each(['tidak-ada', '%', '_', "' or 1=1 --", 'SEHAT', '..'])('is not found as %j', async (slug) => {
    await add('sehat')
    expect(await read(slug)).toMatchObject({ code: 404, status: false, result: null })
  })

  test('refuses a slug of more than 200 characters', async () => {
    expect((await read('a'.repeat(201))).code).toBe(400)
  })

  test('shows an edit at once', async () => {
    await add('sehat')
    await read('sehat')
    await shown()
    await testApp.db.update(banner).set({ title: 'Judul baru' }).where(eq(banner.slug, 'sehat'))
    expect((await slides())[0]!.title).toBe('Judul baru')
    expect(((await read('sehat')).result as Promo).title).toBe('Judul baru')
  })
})
