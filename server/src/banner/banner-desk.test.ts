import * as contract from '@nmw/contract/banner'
import * as desk from '@nmw/contract/banner-desk'
import { ROLES } from '@nmw/contract/role'
import * as trash from '@nmw/contract/trash'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { banner } from '../database/schema/banner-table.ts'
import { draftRoutes } from '../draft/draft-routes.ts'
import { createEditor, type Editor } from '../testing/make/create-editor.ts'
import { sample, size } from '../testing/stress/full-size.ts'
import { xssUrls } from '../testing/sweeps/xss-payloads.ts'
import { fillDemoBanners } from '../demo/fill-demo-banners.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { bannerRoutes } from './banner-routes.ts'

let testApp: TestApp
let dewi: Editor
let boss: Editor
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...bannerRoutes, ...draftRoutes] })
  await fillDemoBanners(testApp.context)
  dewi = await createEditor(testApp)
  boss = await createEditor(testApp, ROLES.administrator)
})
afterAll(() => testApp.close())

const form = {
  title: 'Promo Akhir Tahun',
  date: 'Sampai 31 Desember',
  startDate: '2020-01-01',
  endDate: '2099-12-31',
  image: 'art-banner-001.webp',
  description: 'Hemat **besar**.',
}
const create = (more: object = {}) => dewi.must(desk.createBanner, { body: { ...form, ...more } })
const move = (editor: Editor, id: string, order: number) =>
  editor.ask(desk.updateBannerOrder, { params: { id }, query: { order: order } })

async function slides() {
  return testApp.db
    .select({ id: banner.id, order: banner.slideOrder })
    .from(banner)
    .where(isNull(banner.deletedAt))
    .orderBy(asc(banner.slideOrder))
}
async function expectDense() {
  const orders = (await slides()).map(({ order }) => order)
  expect(orders).toEqual(orders.map((_, place) => place + 1))
}

test('banner: a new promo is the last slide; moving one shifts those between', async () => {
  const { _id, slug } = await create()
  expect(slug).toBe('promo-akhir-tahun')
  const before = (await slides()).map(({ id }) => id)
  expect(before.at(-1)).toBe(_id)
  const { result } = await move(dewi, _id, 2)
  expect(result).toEqual({ _id, before: before.length, order: 2 })
  const after = (await slides()).map(({ id }) => id)
  expect(after).toEqual([before[0], _id, ...before.slice(1, -1)])
  await expectDense()
  expect((await move(dewi, _id, 2)).code).toBe(200)
  const moved = and(eq(auditEntry.action, 'banner-moved'), eq(auditEntry.object, `banner:${_id}`))
  expect(await testApp.db.$count(auditEntry, moved), 'a slide that stays has not been moved').toBe(1)
  expect((await move(dewi, _id, 99)).code).toBe(400)
  expect((await move(dewi, _id, 0)).code).toBe(400)
  expect((await move(dewi, 'bnr-tidak-ada', 1)).code).toBe(404)
})

test('banner: C12: concurrent moves, additions and deletions keep the numbers 1 to n', async () => {
  const rounds = size({ small: 4, full: 100 })
  let refused = 0
  for (let round = 0; round < rounds; round++) {
    const there = await slides()
    const work = Array.from({ length: 8 }, (_, place) => {
      const { id } = there[(round * 3 + place) % there.length]!
      if (place === 6) return dewi.ask(desk.createBanner, { body: { ...form, title: `Promo ${round}` } })
      if (place === 7) return boss.ask(trash.moveToTrash, { params: { kind: 'banner', id: there.at(-1)!.id } })
      return move(place % 2 ? dewi : boss, id, 1 + ((round + place * 5) % there.length))
    })
    const answers = await Promise.all(work)
    expect(answers.filter(({ code }) => code >= 500)).toEqual([])
    refused += answers.filter(({ code }) => code !== 200).length
    await expectDense()
  }
  printFigure(`C12: ${rounds * 8} moves, additions and removals of slides at once, ${refused} refused: always 1 to n`)
})

test('banner: a slide restored from the trash is the last one', async () => {
  const { _id } = await create({ title: 'Kembali' })
  await boss.must(trash.moveToTrash, { params: { kind: 'banner', id: _id } })
  await expectDense()
  await boss.must(trash.restoreFromTrash, { params: { kind: 'banner', id: _id } })
  expect((await slides()).at(-1)!.id).toBe(_id)
  await expectDense()
})

test('banner: X3: a slide leads to a page of ours or to a web page, nowhere else', async () => {
  const wrong = [...sample(xssUrls(), 10), 'javascript:alert(1)', '//jahat.example', '/\\jahat.example', 'promo']
  for (const url of wrong) {
    const { code } = await dewi.ask(desk.createBanner, { body: { ...form, url } })
    // A disguised URL may end as an ordinary path of ours; none leads to another site.
    const stays = code === 200 && new URL(url, 'https://klinik.example').origin === 'https://klinik.example'
    expect({ url, code }).toEqual({ url, code: stays ? 200 : 400 })
  }
  for (const url of ['', '/point', 'https://contoh.example/promo']) {
    expect((await dewi.ask(desk.createBanner, { body: { ...form, url } })).code).toBe(200)
  }
})

test('banner: a link with a capitalised scheme is accepted', async () => {
  for (const url of ['Https://Contoh.example/Promo', 'HTTPS://Contoh.example/Promo']) {
    const { _id } = await create({ url })
    const { url: kept } = await dewi.must(desk.readAdminBanner, { params: { id: _id } })
    expect(kept).toBe('https://Contoh.example/Promo')
  }
})

test("banner: missing fields are reported with the form's messages", async () => {
  const messages = await Promise.all(
    [
      { image: '' },
      { endDate: '2019-01-01' },
      { title: '' },
      { metadata: { title: 'x'.repeat(61) } },
      { generalHeading: [{ text: Array.from({ length: 51 }, () => 'Sekali saja') }] },
    ].map(async (more) => (await dewi.ask(desk.createBanner, { body: { ...form, ...more } })).message),
  )
  expect(messages).toEqual([
    'Belum Ada Gambar Banner',
    'Tanggal berakhir harus setelah tanggal mulai',
    'Judul promo wajib diisi',
    'Meta title maksimal 60 karakter',
    'Paling banyak 50 ketentuan',
  ])
})

test('banner: an outdated form is refused, and the promo page shows what was saved', async () => {
  const { _id, slug } = await create({ title: 'Dua penyunting' })
  const change = { ...form, _id, version: 1 }
  const answers = await Promise.all(
    [dewi, boss].map((editor, place) =>
      editor.ask(desk.updateBanner, { body: { ...change, description: `Isi ${place}` } }),
    ),
  )
  expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 409])
  const { result } = await testApp.visitor().call(contract.readPromo, { params: { slug } })
  expect((result as { description: string }).description).toMatch(/^<p>Isi [01]<\/p>$/)
  const listed = await dewi.must(desk.listAdminBanners, { query: { search: 'akhir tahun', limit: 100 } })
  expect(listed.datas.find((row) => row._id === _id)).toMatchObject({ expired: false, status: true, version: 2 })
})

test('banner: the form edits the sections of a promo page, and keeps those it does not send', async () => {
  const offer = { title: 'Facial', desc: 'Satu sesi', realPrice: 225_000, discountPrice: 169_000, status: true }
  const sections = {
    headingMain: 'Mulai dari pemeriksaan',
    generalHeading: [{ text: ['Satu kali per pasien.', 'Tidak dapat digabung.'] }],
    voucher: [{ title: 'Perawatan Dasar', data: [offer] }],
  }
  const { _id, slug } = await create({ title: 'Promo berbagian', ...sections })
  const page = async () => (await testApp.visitor().call(contract.readPromo, { params: { slug } })).result
  const shown = {
    ...sections,
    voucher: [{ title: 'Perawatan Dasar', data: [{ ...offer, discountPercentage: 25 }] }],
  }
  expect(await page()).toMatchObject(shown)
  expect(await dewi.must(desk.readAdminBanner, { params: { id: _id } })).toMatchObject(sections)
  await dewi.must(desk.updateBanner, { body: { ...form, _id, version: 1, headingMain: 'Lain' } })
  expect(await page()).toMatchObject({ ...shown, headingMain: 'Lain' })
  const dearer = { ...sections, voucher: [{ title: 'A', data: [{ ...offer, discountPrice: 225_001 }] }] }
  const refused = await dewi.ask(desk.updateBanner, { body: { ...form, _id, version: 2, ...dearer } })
  expect(refused).toMatchObject({ code: 400, message: 'Harga promo tidak boleh di atas harga semula' })
  const behind = { groups: [{ title: 'A', data: [{ ...offer, discountPercentage: 0, discountPrice: 225_001 }] }] }
  await expect(testApp.db.update(banner).set(behind).where(eq(banner.id, _id))).rejects.toThrow()
})

test('banner: empty fields default to the title and the subtitle', async () => {
  const { _id, slug, version } = await create({ subTitle: 'Hemat' })
  const whole = await dewi.must(desk.readAdminBanner, { params: { id: _id } })
  expect(whole.metadata).toMatchObject({ title: '', description: '' })
  const title = 'Promo '.repeat(12)
  await dewi.must(desk.updateBanner, { body: { ...form, title, subTitle: 'Lebih hemat', _id, version } })
  const { result } = await testApp.visitor().call(contract.readPromo, { params: { slug } })
  expect(result).toMatchObject({ metadata: { title: title.slice(0, 60), description: 'Lebih hemat' } })
})

test('banner: a request without a section keeps that section', async () => {
  const sections = {
    headingMain: 'Paket hemat',
    generalHeading: [{ text: ['Sekali saja'] }],
    voucher: [{ title: 'Wajah', data: [] }],
  }
  const { _id, version } = await create(sections)
  const kept = await dewi.must(desk.updateBanner, { body: { ...form, _id, version } })
  expect(await dewi.must(desk.readAdminBanner, { params: { id: _id } })).toMatchObject(sections)
  const empty = { headingMain: '', generalHeading: [], voucher: [] }
  await dewi.must(desk.updateBanner, { body: { ...form, ...empty, _id, version: kept.version } })
  expect(await dewi.must(desk.readAdminBanner, { params: { id: _id } })).toMatchObject(empty)
})

test.each(['/articles/kulit-sehat', '/user/articles/kulit-sehat', '/', '/user', '/userful', '/point/lama', '/../faq'])(
  'banner: a slide to %s, which patients cannot open, is refused',
  async (url) => {
    expect(await dewi.ask(desk.createBanner, { body: { ...form, url } })).toMatchObject({
      code: 400,
      errors: [{ path: 'url', message: desk.LINK_OUTSIDE }],
    })
  },
)

test.each(['/point', '/user/point', '/services?slug=a&title=b', '/promo/akhir-tahun', '/consult-create#jadwal'])(
  'banner: a slide may lead to %s',
  async (url) => {
    expect((await dewi.ask(desk.createBanner, { body: { ...form, url } })).code).toBe(200)
  },
)
