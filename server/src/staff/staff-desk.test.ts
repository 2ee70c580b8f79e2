import { exportAudit, listAudit } from '@nmw/contract/audit'
import * as articles from '@nmw/contract/article-desk'
import * as banners from '@nmw/contract/banner-desk'
import * as catalogues from '@nmw/contract/catalogue-desk'
import { CHANGED_MEANWHILE } from '@nmw/contract/clinic-values'
import { SAVED_MEANWHILE } from '@nmw/contract/content-kind'
import * as media from '@nmw/contract/media'
import { listWorkBranches } from '@nmw/contract/ops-branch'
import { readShellProfile } from '@nmw/contract/shell-profile'
import { ROLES } from '@nmw/contract/role'
import * as contract from '@nmw/contract/staff'
import { moveToTrash } from '@nmw/contract/trash'
import * as treatments from '@nmw/contract/treatment'
import * as desk from '@nmw/contract/treatment-desk'
import { addDays } from '@nmw/contract/zone'
import { and, eq } from 'drizzle-orm'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { articleDeskRoutes } from '../article/article-desk-routes.ts'
import { authRoutes } from '../auth/auth-routes.ts'
import { bannerRoutes } from '../banner/banner-routes.ts'
import { catalogueRoutes } from '../catalogue/catalogue-routes.ts'
import { account } from '../database/schema/account-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { draftRoutes } from '../draft/draft-routes.ts'
import { mediaRoutes } from '../media/media-routes.ts'
import { shellProfileRoutes } from '../profile/shell-profile-routes.ts'
import { staffBranchRoutes } from '../staff-branch/staff-branch-routes.ts'
import { createEditor, type Editor } from '../testing/make/create-editor.ts'
import { makePhoto } from '../testing/make/make-photo.ts'
import { fillDemoAccounts } from '../demo/fill-demo-accounts.ts'
import { fillDemoArticles } from '../demo/fill-demo-articles.ts'
import { fillDemoBanners } from '../demo/fill-demo-banners.ts'
import { fillDemoBranches } from '../demo/fill-demo-branches.ts'
import { fillDemoCatalogues } from '../demo/fill-demo-catalogues.ts'
import { fillDemoProducts } from '../demo/fill-demo-products.ts'
import { fillDemoTreatments } from '../demo/fill-demo-treatments.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { uploadPicture } from '../testing/make/upload-picture.ts'
import { treatmentRoutes } from '../treatment/treatment-routes.ts'
import { uploadRoutes } from '../upload/upload-routes.ts'
import { staffRoutes } from './staff-routes.ts'

const directory = mkdtempSync(join(tmpdir(), 'nmw-desk-'))
let testApp: TestApp
let boss: Editor
let dewi: Editor
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [
      ...articleDeskRoutes,
      ...authRoutes,
      ...bannerRoutes,
      ...catalogueRoutes,
      ...draftRoutes,
      ...mediaRoutes,
      ...shellProfileRoutes,
      ...staffBranchRoutes,
      ...staffRoutes,
      ...treatmentRoutes,
      ...uploadRoutes,
    ],
    settings: { DATA_DIR: directory },
  })
  await fillDemoAccounts(testApp.context)
  await fillDemoArticles(testApp.context)
  await fillDemoBranches(testApp.context)
  await fillDemoTreatments(testApp.context)
  await fillDemoBanners(testApp.context)
  await fillDemoProducts(testApp.context)
  await fillDemoCatalogues(testApp.context)
  boss = await createEditor(testApp, ROLES.administrator)
  dewi = await createEditor(testApp)
})
afterAll(async () => {
  await testApp.close()
  rmSync(directory, { recursive: true, force: true })
})

const person = { name: 'Rani Puspita', email: 'rani@nmw.example', roleId: ROLES.marcom, password: 'Rahasia1' }

test('staff: a new account must choose its own password, and deactivating it signs it out at once', async () => {
  const { id } = await boss.must(contract.createStaff, { body: person })
  const again = await boss.ask(contract.createStaff, { body: { ...person, email: 'RANI@nmw.example' } })
  expect({ code: again.code, message: again.message }).toEqual({ code: 400, message: contract.EMAIL_TAKEN })
  const rani = testApp.visitor()
  expect((await rani.logIn(person.email, { password: person.password, site: 'dashboard' })).code).toBe(200)
  const { result } = await rani.call(readShellProfile, {}, 'dashboard')
  expect(result).toMatchObject({ role: 'Marcom', validPassword: false })
  const body = { name: person.name, roleId: person.roleId, active: false, version: 1 }
  await boss.must(contract.updateStaff, { params: { id }, body })
  expect((await rani.call(readShellProfile, {}, 'dashboard')).code).toBe(401)
  const found = await boss.must(listAudit, { query: { search: 'staff-' } })
  expect(found.datas.map(({ action, who }) => [action, who])).toEqual([
    ['staff-deactivated', boss.person.fullName],
    ['staff-created', boss.person.fullName],
  ])
  expect(JSON.stringify(found)).not.toContain(person.password)
})

test('staff: I8: a changed role applies from the next call', async () => {
  const email = 'turun@nmw.example'
  const { id } = await boss.must(contract.createStaff, { body: { ...person, email, roleId: ROLES.administrator } })
  const staff = testApp.visitor()
  const enter = () => staff.logIn(email, { password: person.password, site: 'dashboard' })
  const look = async () => (await staff.call(listAudit, {}, 'dashboard')).code
  await enter()
  expect(await look()).toBe(200)
  const body = { name: person.name, roleId: ROLES.designer, active: true, version: 1 }
  await boss.must(contract.updateStaff, { params: { id }, body })
  expect(await look()).toBe(401)
  await enter()
  expect(await look()).toBe(403)
})

test('staff: a password set by the administrator ends all sessions and replaces the old one', async () => {
  const email = 'lupa@nmw.example'
  const { id } = await boss.must(contract.createStaff, { body: { ...person, email } })
  const staff = testApp.visitor()
  const enter = async (password: string) => (await staff.logIn(email, { password, site: 'dashboard' })).code
  const look = async () => (await staff.call(readShellProfile, {}, 'dashboard')).code
  expect([await enter(person.password), await look()]).toEqual([200, 200])
  await boss.must(contract.setStaffPassword, { params: { id }, body: { password: 'Rahasia2' } })
  expect(await look()).toBe(401)
  expect([await enter(person.password), await enter('Rahasia2'), await look()]).toEqual([400, 200, 200])
})

test('staff: branches are assigned and removed in the staff account', async () => {
  const body = { ...person, email: 'ratih@nmw.example', roleId: ROLES.frontOffice, branchId: 2, branches: [3, 4] }
  const { id } = await boss.must(contract.createStaff, { body })
  const nowhere = await boss.ask(contract.createStaff, {
    body: { ...body, email: 'x@nmw.example', branches: [99_999] },
  })
  expect(nowhere).toMatchObject({ code: 400, errors: [{ path: 'branches' }] })
  const ratih = testApp.visitor()
  await ratih.logIn(body.email, { password: person.password, site: 'ops' })
  const mine = async () => {
    const { result, code } = await ratih.call(listWorkBranches, {}, 'ops')
    return code === 200 ? (result as { id: number }[]).map((one) => one.id).toSorted((one, other) => one - other) : code
  }
  expect(await mine()).toEqual([2, 3, 4])
  const { name, roleId } = body
  const save = (more: { branchId: number; branches: number[]; version: number }) =>
    boss.must(contract.updateStaff, { params: { id }, body: { name, roleId, active: true, ...more } })
  await save({ branchId: 2, branches: [3, 4, 5], version: 1 })
  expect(await mine()).toEqual([2, 3, 4, 5])
  await save({ branchId: 2, branches: [5], version: 2 })
  // Losing a branch ends all sessions.
  expect(await mine()).toBe(401)
  await ratih.logIn(body.email, { password: person.password, site: 'ops' })
  expect(await mine()).toEqual([2, 5])
  const { datas } = await boss.must(contract.listStaff, { query: { search: body.email } })
  expect(datas).toMatchObject([{ branchId: 2, branchName: 'Klinik NMW Kebayoran Baru', branches: [{ id: 5 }] }])
  const log = await boss.must(listAudit, { query: { search: 'staff-changed', limit: 1 } })
  expect(log.datas[0]!.detail).toContain('cabang lain: 5')
})

test('audit log: the export is a table without formulas, and exporting is audited', async () => {
  const name = '=HYPERLINK("x")'
  await boss.must(contract.createStaff, { body: { ...person, name: 'Aman', email: 'aman@nmw.example' } })
  const [row] = await testApp.db.select().from(account).where(eq(account.email, 'aman@nmw.example'))
  await testApp.db.update(account).set({ fullName: name }).where(eq(account.id, row!.id))
  await testApp.visitor().logIn('aman@nmw.example', { password: person.password, site: 'dashboard' })
  const { csv, lines, cut } = await boss.must(exportAudit, { query: { search: 'HYPERLINK' } })
  expect({ lines, cut }).toEqual({ lines: 1, cut: false })
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
  expect(csv.split('\r\n')[0]).toContain('"waktu_utc","tindakan","kode"')
  expect(csv).toContain('"Masuk","login"')
  const log = await boss.must(listAudit, { query: { action: 'export-audit' } })
  expect(log.datas[0]!.detail).toBe('baris: 1, pencarian: HYPERLINK')
  expect((await dewi.ask(exportAudit)).code).toBe(403)
})

test('audit log: search finds entries by label, code, detail and object', async () => {
  const { id } = await boss.must(contract.createStaff, { body: { ...person, email: 'cari@nmw.example' } })
  const queries = [
    { search: 'menambah akun STAF' },
    { search: 'staff-created' },
    { action: 'staff-created' as const },
    { search: `akun ${id}` },
    { search: 'akun staf', action: 'staff-created' as const },
  ]
  for (const query of queries) {
    const { datas } = await boss.must(listAudit, { query: { ...query, limit: 5 } })
    expect(datas[0]).toMatchObject({ action: 'staff-created', object: `Akun ${id}` })
  }
  expect((await boss.must(listAudit, { query: { search: 'akun staf', action: 'banner-moved' } })).datas).toEqual([])
})

test('staff: of two who change an account at once one gets a conflict, and nothing is overwritten', async () => {
  const { id } = await boss.must(contract.createStaff, { body: { ...person, email: 'sari@nmw.example' } })
  const change = (name: string, version: number, more = {}) =>
    boss.ask(
      contract.updateStaff,
      { params: { id }, body: { name, roleId: ROLES.marcom, active: true, version } },
      more,
    )
  const answers = await Promise.all(['Sari Satu', 'Sari Dua', 'Sari Tiga'].map((name) => change(name, 1)))
  expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  expect(answers.find(({ code }) => code === 409)?.message).toBe(CHANGED_MEANWHILE)
  const { datas } = await boss.must(contract.listStaff, { query: { search: 'sari@' } })
  expect(datas).toMatchObject([{ version: 2 }])
  const key = { 'idempotency-key': 'sari-wijaya' }
  // The second request is a retry after a lost answer.
  for (let turn = 0; turn < 2; turn++)
    expect(await change('Sari Wijaya', 2, key)).toMatchObject({ code: 200, result: { version: 3 } })
})

test('staff: creating an account again after a lost answer creates one and repeats the answer', async () => {
  const sent = { body: { ...person, email: 'hilang@nmw.example' } }
  const make = () => boss.ask(contract.createStaff, sent, { 'idempotency-key': 'akun-hilang' })
  const made = await make()
  expect(made.code).toBe(200)
  expect(await make()).toMatchObject({ code: 200, result: made.result })
})

test('staff: a patient account is not found, whatever its id', async () => {
  const [patient] = await testApp.db.select().from(account).where(eq(account.roleId, ROLES.patient)).limit(1)
  const body = { name: 'Bukan Staf', roleId: ROLES.administrator, active: true, version: 1 }
  expect((await boss.ask(contract.updateStaff, { params: { id: patient!.id }, body })).code).toBe(404)
  const password = { params: { id: patient!.id }, body: { password: 'Rahasia1' } }
  expect((await boss.ask(contract.setStaffPassword, password)).code).toBe(404)
})

test('staff: the last administrator stays, also when two deactivate each other at once', async () => {
  const admins = and(eq(account.roleId, ROLES.administrator), eq(account.active, true))
  for (let round = 0; round < 5; round++) {
    await testApp.db.update(account).set({ roleId: ROLES.frontOffice }).where(eq(account.email, 'admin@nmw.example'))
    const other = await createEditor(testApp, ROLES.administrator)
    const [mine, theirs] = [boss.person, other.person]
    const dismiss = (editor: Editor, who: typeof mine) =>
      editor.ask(contract.updateStaff, {
        params: { id: who.id },
        body: { name: who.fullName, roleId: ROLES.marcom, active: true, version: 1 },
      })
    const answers = await Promise.all([dismiss(boss, theirs), dismiss(other, mine)])
    expect(await testApp.db.$count(account, admins)).toBe(1)
    const refusals = answers.filter(({ code }) => code === 400).map(({ message }) => message)
    expect(refusals.every((message) => message === contract.LAST_ADMINISTRATOR)).toBe(true)
    // The remaining administrator continues the test.
    if (!(await testApp.db.$count(account, and(admins, eq(account.id, mine.id))))) boss = other
  }
})

test('media: pictures show where they are used, which are unused, and their alt text', async () => {
  const photo = await makePhoto({ width: 60, height: 40 })
  const shown = await uploadPicture(testApp, dewi.headers, photo, { isPublic: true })
  const spare = await uploadPicture(testApp, dewi.headers, photo, { isPublic: true })
  const secret = await uploadPicture(testApp, dewi.headers, photo)
  const body = { name: 'Katalog uji', path: 'katalog-uji', thumbnail: shown.filename }
  const { _id } = await dewi.must(catalogues.createCatalogue, { body })
  const unused = await dewi.must(media.listMedia, { query: { used: 'unused' } })
  expect(unused.datas.map(({ name }) => name)).toEqual([spare.filename])
  await dewi.must(media.describeMedia, { params: { name: shown.filename }, body: { alt: 'Botol serum' } })
  const used = await dewi.must(media.listMedia, { query: { used: 'used' } })
  expect(used.datas).toEqual([
    expect.objectContaining({
      name: shown.filename,
      alt: 'Botol serum',
      usedIn: [{ kind: 'catalogue', _id, title: 'Katalog uji' }],
    }),
  ])
  const readPicture = async (name: string) => (await dewi.ask(media.readMedia, { params: { name } })).result
  expect(await readPicture(shown.filename)).toEqual({ name: shown.filename, alt: 'Botol serum' })
  expect(await readPicture(spare.filename)).toEqual({ name: spare.filename, alt: '' })
  expect(await readPicture(secret.filename)).toBeNull()
  expect((await dewi.ask(media.describeMedia, { params: { name: secret.filename }, body: { alt: 'x' } })).code).toBe(
    404,
  )
  const private_ = await dewi.ask(catalogues.createCatalogue, {
    body: { ...body, path: 'lain', thumbnail: secret.filename },
  })
  expect(private_.message).toBe('Gambar Tidak Valid')
})

test('catalogue: an address is unique, and a stale form is refused', async () => {
  const body = { name: 'Serum', path: 'serum-pilihan', thumbnail: 'art-catalogue-001.webp' }
  const { _id } = await dewi.must(catalogues.createCatalogue, { body })
  const again = await dewi.ask(catalogues.createCatalogue, { body })
  expect({ code: again.code, message: again.message }).toEqual({
    code: 400,
    message: 'URL path sudah dipakai katalog lain',
  })
  expect((await dewi.ask(catalogues.createCatalogue, { body: { ...body, path: 'Bukan Path' } })).code).toBe(400)
  expect((await dewi.ask(catalogues.createCatalogue, { body: { ...body, path: 'x', thumbnail: '' } })).message).toBe(
    'Belum Ada Gambar Banner',
  )
  const change = { body: { ...body, _id, version: 1, name: 'Serum baru' } }
  const codes = await Promise.all(
    [dewi, boss].map(async (editor) => (await editor.ask(catalogues.updateCatalogue, change)).code),
  )
  expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409])
})

test('treatment: a service is created, listed in its group and changed', async () => {
  const service = {
    name: 'Facial Uji',
    shortDesc: 'Ringkas',
    description: '**Lengkap**',
    image: 'art-service-001.webp',
    category: [{ name: 'Paket A', description: 'Sekali' }],
    price: 100_000,
    memberPrice: 90_000,
  }
  const { services } = await dewi.must(desk.createTreatments, {
    body: { group: 'spa-treatment', services: [service] },
  })
  const [made] = services
  const { result } = await testApp.visitor().call(treatments.readTreatment, { params: { slug: made!.url } })
  expect(result).toMatchObject({ name: 'Facial Uji', description: '<p><strong>Lengkap</strong></p>' })
  const missing = await dewi.ask(desk.createTreatments, {
    body: { group: 'spa-treatment', services: [{ ...service, image: '' }] },
  })
  expect(missing.message).toBe('Layanan Harus Memiliki Thumbnail Image')
  const long = await dewi.ask(desk.updateTreatment, {
    body: { id: made!._id, version: 1, group: 'spa-treatment', service: { ...service, shortDesc: 'x'.repeat(161) } },
  })
  expect(long.code).toBe(400)
  const change = { body: { id: made!._id, version: 1, group: 'medical-treatment' as const, service } }
  await dewi.must(desk.updateTreatment, change)
  expect(await boss.ask(desk.updateTreatment, change)).toMatchObject({ code: 409, message: SAVED_MEANWHILE })
  const groups = await dewi.must(desk.listAdminTreatments)
  expect(groups.find(({ group }) => group === 'medical-treatment')!.services.map(({ name }) => name)).toContain(
    'Facial Uji',
  )
  await dewi.must(desk.updateTreatmentStatus, { params: { id: made!._id }, body: {} })
  expect((await testApp.visitor().call(treatments.readTreatment, { params: { slug: made!.url } })).code).toBe(404)
})

test('dashboard: the summary counts content by state and lists the latest edits', async () => {
  const before = await dewi.must(contract.readSummary)
  expect(before.edits[0]).toMatchObject({ kind: 'treatment', title: 'Facial Uji', who: dewi.person.fullName })
  const today = dateInJakarta(testApp.context.now())
  const text = { preview: 'Ringkas', description: 'Isi', category: 'Jerawat', images: { src: 'art-article-001.webp' } }
  const write = (title: string, more: object) =>
    dewi.must(articles.createArticle, { body: { title, ...text, ...more } })
  await write('Terjadwal', { date: addDays(today, 1) })
  await write('Draf', { draft: true })
  await write('Mati', { status: false })
  const { _id } = await write('Dibuang', {})
  await boss.must(moveToTrash, { params: { kind: 'article', id: _id } })
  const promo = (title: string, endDate: string, status = true) =>
    dewi.must(banners.createBanner, {
      body: { title, startDate: '2020-01-01', endDate, image: 'art-banner-001.webp', description: '', status },
    })
  await promo('Berakhir hari ini', today)
  await promo('Masih seminggu', addDays(today, 7))
  await promo('Masih lama', addDays(today, 8))
  await promo('Lewat', addDays(today, -1))
  await promo('Dimatikan', today, false)
  const { counts, expiring, edits } = await dewi.must(contract.readSummary)
  const { article, banner } = before.counts
  expect(counts.article).toEqual({
    active: article.active,
    scheduled: article.scheduled + 1,
    draft: article.draft + 1,
    inactive: article.inactive + 1,
  })
  expect(counts.banner).toEqual({
    active: banner.active + 3,
    expired: banner.expired + 1,
    inactive: banner.inactive + 1,
  })
  const soon = before.expiring.map(({ title }) => title)
  expect(expiring.map(({ title }) => title)).toEqual(['Berakhir hari ini', ...soon, 'Masih seminggu'])
  const titles = edits.map(({ title }) => title)
  expect(titles.slice(0, 2)).toEqual(['Dimatikan', 'Lewat'])
  expect(titles).not.toContain('Dibuang')
})
