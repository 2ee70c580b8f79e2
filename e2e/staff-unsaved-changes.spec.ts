import type { Locator, Page } from '@playwright/test'
import { mustCall } from '../tools/test-clinic/call-clinic.ts'
import { createEditor, createStaff } from '../tools/test-clinic/staff.ts'
import { cookiesOf } from '../tools/test-clinic/log-in.ts'
import { openChat } from '../tools/test-clinic/messages.ts'
import { openSessionToday } from '../tools/test-clinic/doctor-sessions.ts'
import { bookVisit } from './book-visit.ts'
import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { allowErrors } from './page-errors.ts'
import { dropFirstResponse } from './drop-first-response.ts'
import { fakePhoto } from './fake-photo.ts'
import { openPage } from './open-page.ts'

test('edit conflict: a batch that changes while it is counted shows an error, and counting starts again', async ({
  page,
  context,
  clinic,
}) => {
  const { headers } = await clinic.newStaff(context, 'administrator')
  const name = `HITUNG${Date.now()}`
  await mustCall(clinic.url, '/legacy/ops/stock/receive', {
    body: { branch: 1, item: 'OTC-0002', batch: name, expiresOn: '2099-01-31', quantity: 9, reference: name },
    headers,
  })
  const { result } = await mustCall(clinic.url, '/legacy/ops/stock/OTC-0002?branch=1', { method: 'GET', headers })
  const { batches } = result as { batches: { id: number; batch: string }[] }
  await openPage(page, '/ops/stock?item=OTC-0002')
  const row = page.getByRole('complementary').getByRole('listitem').filter({ hasText: name }).first()
  await row.getByRole('button', { name: 'Hitung', exact: true }).click()
  const counted = row.getByLabel('Jumlah yang dihitung')
  await expect(counted).toBeFocused()
  await counted.fill('8')
  await mustCall(clinic.url, '/legacy/ops/stock/write-off', {
    body: { batch: batches.find(({ batch }) => batch === name)!.id, quantity: 2, reason: 'Pecah' },
    headers,
  })
  await expect(row.getByText('7', { exact: true })).toBeVisible()
  await expect(counted).toHaveValue('8')
  await row.getByRole('button', { name: 'Simpan hitungan' }).click()
  await expect(page.getByText(/^Batch ini berubah saat dihitung, kini tercatat 7/)).toBeVisible()
  await expect(row).toBeFocused()
  await row.getByRole('button', { name: 'Hitung', exact: true }).click()
  await expect(counted).toHaveValue('7')
})

test('edit conflict: a product saved by a colleague shows an error, keeps the input, and can be reloaded', async ({
  page,
  context,
  clinic,
}) => {
  const { headers } = await clinic.newStaff(context, 'administrator')
  const { id, product } = await newProduct(clinic.url, headers)
  await openPage(page, '/ops/admin?tab=produk')
  await page.getByLabel('Cari produk').fill(id)
  await page.getByRole('row', { name: product.name }).click()
  const panel = page.getByRole('complementary')
  const description = panel.getByLabel('Keterangan')
  await description.fill('Serum malam')
  await mustCall(clinic.url, `/legacy/ops/product/${id}`, {
    method: 'PUT',
    body: { ...product, price: 120_000, version: 1 },
    headers,
  })
  const save = panel.getByRole('button', { name: 'Simpan', exact: true })
  await save.click()
  await expect(panel.getByText(/^Data ini baru saja disimpan orang lain/)).toBeVisible()
  await expect(description).toHaveValue('Serum malam')
  await panel.getByRole('button', { name: 'Muat yang terbaru' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Muat yang terbaru' }).click()
  await expect(panel.getByLabel('Harga (rupiah)')).toHaveValue('120000')
  await expect(description).toHaveValue('Serum malm')
  for (const fresh of ['Serum malam', 'Serum malam hari']) {
    await description.fill(fresh)
    const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
    await save.click()
    expect((await answered).status()).toBe(200)
    await expect(save).not.toHaveAttribute('aria-busy')
  }
  const { result } = await mustCall(clinic.url, `/legacy/ops/product?search=${id}`, { method: 'GET', headers })
  expect(result).toMatchObject({ datas: [{ price: 120_000, description: 'Serum malam hari', version: 4 }] })
})

test('staff account: saving the account keeps a typed password, and setting the password keeps other input', async ({
  page,
  context,
  clinic,
}) => {
  const { email: administrator, password: key } = await createEditor(clinic, 'administrator')
  const { email } = await createStaff(clinic, 'frontOffice')
  await clinic.signIn(context, administrator, { password: key, site: 'dashboard' })
  await openPage(page, `/dashboard/staff?search=${email}`)
  await page.getByRole('button', { name: 'Ubah frontOffice' }).click()
  const panel = page.getByRole('complementary', { name: 'Ubah akun staf' })
  const [name, password] = [panel.getByLabel('Nama'), panel.getByLabel('Sandi baru', { exact: true })]
  await name.fill('Ayu Kasir')
  await password.fill('Rahasia-2099')
  await panel.getByRole('button', { name: 'Simpan Akun' }).click()
  await expect(panel.getByText('Sandi baru belum diatur.')).toBeVisible()
  await expect(password).toHaveValue('Rahasia-2099')
  await name.fill('Ayu Lestari')
  await panel.getByRole('button', { name: 'Atur sandi dan akhiri semua sesi' }).click()
  await expect(password).toHaveValue('')
  await expect(name).toHaveValue('Ayu Lestari')
  await panel.getByRole('button', { name: 'Simpan Akun' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('row', { name: 'Ayu Lestari' })).toBeVisible()
})

test('edit conflict: an account saved by a colleague shows an error, keeps the input, and can be reloaded', async ({
  page,
  otherDevice,
  clinic,
  pageErrors,
}) => {
  const { email: administrator, password: key } = await createEditor(clinic, 'administrator')
  const { email } = await createStaff(clinic, 'frontOffice')
  const colleague = await otherDevice()
  const open = async (where: Page) => {
    await clinic.signIn(where.context(), administrator, { password: key, site: 'dashboard' })
    await openPage(where, `/dashboard/staff?search=${email}`)
    await where.getByRole('button', { name: 'Ubah frontOffice' }).click()
    const panel = where.getByRole('complementary', { name: 'Ubah akun staf' })
    return { panel, name: panel.getByLabel('Nama'), save: panel.getByRole('button', { name: 'Simpan Akun' }) }
  }
  const [mine, other] = [await open(page), await open(colleague)]
  await other.name.fill('Ayu Kasir')
  await other.save.click()
  await expect(other.panel).toBeHidden()
  await mine.name.fill('Ayu Lestari')
  await mine.save.click()
  await expect(mine.panel.getByText('Data ini baru saja disimpan orang lain.')).toBeVisible()
  await expect(mine.name).toHaveValue('Ayu Lestari')
  await expectAccessible(page)
  await mine.panel.getByRole('button', { name: 'Muat yang terbaru' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Muat yang terbaru' }).press('Enter')
  await expect(mine.name).toHaveValue('Ayu Kasir')
  // After a lost response the newer version is the user's own: no conflict.
  await dropFirstResponse(page, '/legacy/admin/staff/update/*')
  await mine.name.fill('Ayu Kasir Seniro')
  await mine.save.click()
  await expect(page.getByText('Gagal Memuat Data, periksa koneksi internet Anda')).toBeVisible()
  await mine.name.fill('Ayu Kasir Senior')
  await mine.save.click()
  await expect(mine.panel).toBeHidden()
  await expect(page.getByRole('row', { name: 'Ayu Kasir Senior' })).toBeVisible()
  allowErrors(pageErrors, 'reset connection')
})

test('staff messages: text typed while an answer is being sent stays', async ({ page, context, clinic }) => {
  const { email, fullName } = await clinic.newPatient()
  const office = await clinic.newStaff(context, 'frontOffice')
  await office.answer(await openChat(clinic.dataDirectory, email), { text: 'Selamat pagi.' })
  await openPage(page, '/ops/message')
  await page.getByRole('button', { name: new RegExp(fullName) }).click()
  const answer = page.getByLabel('Jawaban')
  await answer.fill('Kami buka hari Minggu.')
  const released = Promise.withResolvers<void>()
  await page.route('**/legacy/ops/message/*/send', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Kirim jawaban' }).click()
  await answer.fill('Sampai pukul 17.00.')
  const sent = page.waitForResponse((response) => response.url().endsWith('/send'))
  released.resolve()
  await sent
  await expect(page.getByRole('listitem').filter({ hasText: 'Kami buka hari Minggu.' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kirim jawaban' })).toBeEnabled()
  await expect(answer).toHaveValue('Sampai pukul 17.00.')
})

test('visit: a lost response to a saved note is no edit conflict, and leaving at once loses nothing', async ({
  page,
  context,
  clinic,
  pageErrors,
}) => {
  const { id, cookies, headers } = await bookVisit(clinic)
  await context.addCookies(cookiesOf(cookies, clinic.url))
  await openPage(page, `/ops/visit/${id}`)
  const note = page.getByLabel('Diagnosis dan catatan')
  await dropFirstResponse(page, `/legacy/ops/visit/${id}/draft`)
  await note.fill('Akne')
  await expect(page.getByText(/^Belum tersimpan, dicoba lagi/)).toBeVisible()
  await note.fill('Akne vulgaris')
  await expect(page.getByText('Tersimpan otomatis')).toBeVisible()
  await expect(note).toHaveValue('Akne vulgaris')

  const saved = page.waitForResponse((response) => response.url().endsWith('/draft') && response.ok())
  await note.fill('Akne vulgaris derajat sedang')
  await page.getByRole('link', { name: 'Kembali' }).first().click()
  await saved
  const { result } = await mustCall(clinic.url, `/legacy/ops/visit/${id}`, {
    method: 'GET',
    headers,
  })
  expect(result).toMatchObject({ draft: { data: { diagnosis: 'Akne vulgaris derajat sedang' } } })

  await openPage(page, `/ops/visit/${id}`)
  const released = Promise.withResolvers<void>()
  await page.route('**/legacy/upload/**', async (route) => {
    await released.promise
    await route.continue()
  })
  const add = page.getByLabel('Tambah foto sebelum')
  await add.focus()
  await add.setInputFiles(await fakePhoto({ edge: 300 }))
  await expect(page.getByLabel('Tambah foto sesudah'), 'one after the other').toBeDisabled()
  await expect(add, 'while it is sent').toBeFocused()
  released.resolve()
  await expect(page.getByText('Foto tersimpan')).toBeVisible()
  await expect(add).toBeFocused()
  allowErrors(pageErrors, 'reset connection')
})

async function newProduct(url: string, headers: Record<string, string>) {
  const id = `SALIP-${Math.floor(Math.random() * 1e9)}`
  const product = {
    name: `Serum ${id}`,
    category: 'Serum',
    image: 'product-01.webp',
    price: 150_000,
    memberPrice: 100_000,
    discountPercent: 0,
    weight: 90,
    net: '30 ml',
    description: 'Serum malm',
    usage: '',
    bpom: 'NA-1',
    taxable: true,
    active: true,
  }
  await mustCall(url, '/legacy/ops/product', { body: { ...product, id, branch: null }, headers })
  return { id, product }
}

test('unsaved changes: a changed form confirms before it is closed, an unchanged one does not', async ({
  page,
  context,
  clinic,
}) => {
  const { headers } = await clinic.newStaff(context, 'administrator')
  const [{ product: one }, { product: other }] = [
    await newProduct(clinic.url, headers),
    await newProduct(clinic.url, headers),
  ]
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/ops/admin?tab=produk')
  const [panel, question] = [page.getByRole('complementary'), page.getByRole('alertdialog')]
  const [description, close] = [panel.getByLabel('Keterangan'), panel.getByRole('button', { name: 'Tutup, Esc' })]
  const stay = () => question.getByRole('button', { name: 'Tetap di sini' }).click()
  const discard = () => question.getByRole('button', { name: 'Buang isian' }).click()
  const rowOf = ({ name }: { name: string }) => page.getByRole('row', { name })
  await page.getByLabel('Cari produk').fill('Serum SALIP-')

  await rowOf(one).click()
  await expect(panel.getByRole('heading', { name: one.name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await rowOf(one).click()
  await description.fill('Serum malam')
  for (const leave of [
    () => description.press('Escape'),
    () => close.click(),
    () => rowOf(other).click(),
    () => page.getByRole('button', { name: 'Tambah produk' }).click(),
    () => page.getByRole('link', { name: 'Obat', exact: true }).click(),
  ]) {
    await leave()
    await expect(question).toContainText('belum disimpan akan hilang')
    await stay()
    await expect(question).toHaveCount(0)
    await expect(description).toHaveValue('Serum malam')
  }
  await page.getByRole('link', { name: 'Produk', exact: true }).click()
  await expect(description).toHaveValue('Serum malam')
  await expect(page).toHaveURL('/ops/admin?tab=produk')
  // Escape closes only the confirmation.
  await description.press('Escape')
  await expect(question.getByRole('button', { name: 'Tetap di sini' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(description).toHaveValue('Serum malam')

  await description.press('Escape')
  await discard()
  await expect(panel).toHaveCount(0)
  await expect(rowOf(one)).toBeFocused()

  await rowOf(one).click()
  await description.fill('Serum malam')
  await description.fill(one.description)
  await rowOf(other).click()
  await expect(panel.getByRole('heading', { name: other.name })).toBeVisible()
  await description.fill('Serum malam')
  await rowOf(one).click()
  await discard()
  await expect(panel.getByRole('heading', { name: one.name })).toBeVisible()
  await expect(description).toHaveValue(one.description)
  await description.fill('Serum malam')
  await panel.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect(page.getByText('Produk tersimpan')).toBeVisible()
  await description.press('Escape')
  await expect(panel).toHaveCount(0)

  await page.getByRole('button', { name: 'Tambah produk' }).click()
  await panel.getByLabel('Nama produk').fill('Serum baru')
  await page.getByRole('link', { name: 'Obat', exact: true }).click()
  await discard()
  await expect(page).toHaveURL('/ops/admin?tab=obat')
  await expect(panel).toHaveCount(0)
})

test('edit conflict: a correction after a lost response is no conflict', async ({
  page,
  context,
  clinic,
  pageErrors,
}) => {
  const { headers } = await clinic.newStaff(context, 'administrator')
  const { id, product } = await newProduct(clinic.url, headers)
  await openPage(page, '/ops/admin?tab=produk')
  await page.getByLabel('Cari produk').fill(id)
  await page.getByRole('row', { name: product.name }).click()
  const panel = page.getByRole('complementary')
  const [description, save] = [
    panel.getByLabel('Keterangan'),
    panel.getByRole('button', { name: 'Simpan', exact: true }),
  ]
  const keys = await dropFirstResponse(page, `/legacy/ops/product/${id}`)
  await description.fill('Serum malm hari')
  await save.click()
  await expect(panel.getByText('Gagal Memuat Data, periksa koneksi internet Anda')).toBeVisible()
  await description.fill('Serum malam hari')
  await save.click()
  await expect(page.getByText('Produk tersimpan')).toBeVisible()
  const { result } = await mustCall(clinic.url, `/legacy/ops/product?search=${id}`, { method: 'GET', headers })
  expect(result).toMatchObject({ datas: [{ description: 'Serum malam hari', version: 3 }] })
  expect(keys).toEqual([keys[0], keys[0], expect.not.stringMatching(keys[0]!)])
  allowErrors(pageErrors, 'reset connection')
})

test('voucher: two options saved on a slow network are both saved', async ({ page, context, clinic }) => {
  const { headers } = await clinic.newStaff(context, 'administrator')
  const id = `VCG-L${Math.floor(Math.random() * 1e6)}`
  const values = {
    name: `Voucher ${id}`,
    image: 'product-01.webp',
    active: true,
    terms: ['Sekali'],
    usageSteps: ['Tunjukkan'],
  }
  const body = {
    ...values,
    id,
    startsOn: '2026-01-01',
    endsOn: '2099-01-01',
    option: 'Facial',
    points: 40,
    value: 1000,
  }
  await mustCall(clinic.url, '/legacy/ops/voucher', { body, headers })
  const more = { name: 'Peeling', points: 50, value: 2000, active: true }
  await mustCall(clinic.url, `/legacy/ops/voucher/${id}/option`, { body: more, headers })
  await openPage(page, '/ops/admin?tab=voucher')
  await page.getByRole('row', { name: values.name }).click()
  const released = Promise.withResolvers<void>()
  const first = page.waitForRequest((request) => request.method() === 'PUT')
  await page.route('**/legacy/ops/voucher/option/*', async (route) => {
    await released.promise
    await route.continue()
  })
  const panel = page.getByRole('complementary')
  const formOf = (name: string) => panel.getByRole('form', { name })
  for (const name of ['Facial', 'Peeling']) {
    await formOf(name).getByLabel('Harga (poin)').fill('45')
    await formOf(name).getByRole('button', { name: 'Simpan pilihan' }).click()
    await first
  }
  released.resolve()
  for (const name of ['Facial', 'Peeling']) {
    await expect(formOf(name).getByRole('button', { name: 'Simpan pilihan' })).not.toHaveAttribute('aria-busy')
  }
  await expect(panel.getByText(/disimpan orang lain/)).toHaveCount(0)
  const { result } = await mustCall(clinic.url, '/legacy/ops/voucher', { method: 'GET', headers })
  const saved = (result as { id: string; options: object[] }[]).find((one) => one.id === id)
  expect(saved).toMatchObject({ version: 3, options: [{ points: 45 }, { points: 45 }] })
})

test('unsaved changes: days off, rules and staff accounts confirm before they are left', async ({
  page,
  context,
  clinic,
}) => {
  await clinic.newStaff(context, 'administrator')
  const question = page.getByRole('alertdialog')
  const answer = (name: string) => question.getByRole('button', { name }).click()
  const asksOnTheWayTo = async (tab: string) => {
    await page.getByRole('link', { name: tab, exact: true }).click()
    await expect(question).toContainText('belum disimpan akan hilang')
    await answer('Tetap di sini')
    await expect(question).toHaveCount(0)
  }
  await openPage(page, '/ops/admin?tab=libur')
  await page.getByRole('combobox', { name: 'Cabang' }).selectOption('Klinik NMW Balikpapan')
  await page.getByLabel('Hari pertama').fill('2099-03-01')
  await page.getByLabel('Alasan untuk pasien').fill('Kongres')
  await asksOnTheWayTo('Produk')
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(question).toContainText('Tutup hari-hari ini?')
  await answer('Kembali')
  await asksOnTheWayTo('Produk')
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  await question.getByRole('button', { name: 'Tutup', exact: true }).click()
  await expect(page.getByText(/^Libur tersimpan/)).toBeVisible()
  await page.getByRole('link', { name: 'Ketentuan', exact: true }).click()
  const rule = page.getByRole('listitem').filter({ hasText: 'Ubah' }).first()
  await rule.getByText('Ubah', { exact: true }).click()
  await rule.getByLabel('Alasan').fill('Kongres')
  await asksOnTheWayTo('Libur')
  await page.getByRole('link', { name: 'Libur', exact: true }).click()
  await answer('Buang isian')
  await expect(page).toHaveURL('/ops/admin?tab=libur')

  const { email, password } = await createEditor(clinic, 'administrator')
  await clinic.signIn(context, email, { password, site: 'dashboard' })
  await openPage(page, `/dashboard/staff?search=${email}`)
  await page.getByRole('button', { name: 'Tambah Akun' }).click()
  const panel = page.getByRole('complementary')
  await panel.getByLabel('Nama').fill('Ayu')
  for (const leave of [
    () => panel.getByRole('button', { name: 'Batal' }).click(),
    () => page.getByRole('button', { name: 'Ubah Penyunting' }).click(),
    () => page.getByRole('link', { name: 'Artikel' }).click(),
  ]) {
    await leave()
    await answer('Tetap di sini')
    await expect(panel.getByLabel('Nama')).toHaveValue('Ayu')
  }
  await panel.getByRole('button', { name: 'Batal' }).click()
  await answer('Buang isian')
  await expect(panel).toHaveCount(0)
})

test('unsaved changes: patient, walk-in and stock forms confirm before they are left, and an answer stays as a draft', async ({
  page,
  context,
  clinic,
}) => {
  const { email, fullName } = await clinic.newPatient()
  const other = await clinic.newPatient()
  const office = await clinic.newStaff(context, 'administrator')
  for (const one of [email, other.email]) {
    await office.answer(await openChat(clinic.dataDirectory, one), { text: 'Selamat pagi.' })
  }
  await openSessionToday(clinic.dataDirectory)
  const question = page.getByRole('alertdialog')
  const answer = (name: string) => question.getByRole('button', { name }).click()
  const asks = async (leave: () => Promise<void>, field: Locator) => {
    const typed = await field.inputValue()
    await leave()
    await expect(question).toContainText('belum disimpan akan hilang')
    await answer('Tetap di sini')
    await expect(question).toHaveCount(0)
    await expect(field).toHaveValue(typed)
  }
  const link = (name: string) => () => page.getByRole('link', { name, exact: true }).first().click()

  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/ops/patient')
  const panel = page.getByRole('complementary')
  await page.getByRole('searchbox').fill(fullName)
  await page.getByRole('button', { name: 'Pasien baru' }).click()
  const name = page.getByLabel('Nama lengkap sesuai KTP')
  await name.fill('Ayu')
  await asks(() => name.press('Escape'), name)
  await asks(() => page.getByRole('row', { name: fullName }).click(), name)
  await asks(link('Antrean'), name)
  await name.press('Escape')
  await answer('Buang isian')
  await expect(panel).toHaveCount(0)
  await page.getByRole('row', { name: fullName }).click()
  await page.getByRole('button', { name: 'Perbaiki data' }).click()
  const reason = page.getByLabel('Alasan')
  await reason.fill('Salah ketik')
  await asks(() => reason.press('Escape'), reason)
  await page.getByRole('button', { name: 'Batal' }).click()

  await link('Antrean')()
  await page.getByRole('button', { name: 'Pasien datang langsung' }).click()
  const complaint = page.getByLabel('Keluhan')
  await complaint.press('Escape')
  await expect(complaint).toHaveCount(0)
  await page.getByRole('button', { name: 'Pasien datang langsung' }).click()
  await complaint.fill('Gatal')
  await asks(() => complaint.press('Escape'), complaint)
  await complaint.press('Escape')
  await answer('Buang isian')
  await expect(complaint).toHaveCount(0)

  await link('Stok')()
  await page.getByRole('button', { name: 'Terima barang' }).click()
  const batch = page.getByLabel('Nomor batch')
  await batch.fill('A-17')
  await asks(() => page.getByRole('button', { name: 'Tutup', exact: true }).click(), batch)
  await batch.press('Escape')
  await answer('Buang isian')

  await link('Pesan')()
  const reply = page.getByLabel('Jawaban')
  await page.getByRole('button', { name: new RegExp(fullName) }).click()
  await reply.fill('Kami buka hari Minggu.')
  await page.getByRole('button', { name: new RegExp(other.fullName) }).click()
  await expect(reply).toHaveValue('')
  await expect(page.getByRole('button', { name: new RegExp(fullName) })).toContainText('Belum dikirim: Kami buka')
  await reply.press('Escape')
  await page.getByRole('button', { name: new RegExp(fullName) }).click()
  await expect(reply).toHaveValue('Kami buka hari Minggu.')
  await asks(link('Antrean'), reply)
  await page.getByRole('button', { name: 'Kirim jawaban' }).click()
  await expect(reply).toHaveValue('')
  await link('Antrean')()
  await expect(page).toHaveURL('/ops/queue')
})

test('audit log: a date can be typed digit by digit', async ({ page, context, clinic }) => {
  const { email, password } = await createEditor(clinic, 'administrator')
  await clinic.signIn(context, email, { password, site: 'dashboard' })
  await openPage(page, '/dashboard/audit')
  const from = page.getByLabel('Dari tanggal')
  await from.focus()
  await page.keyboard.type('11112026', { delay: 100 })
  await expect(page).toHaveURL('/dashboard/audit?from=2026-11-11')
  await expect(from).toHaveValue('2026-11-11')
  await page.goBack()
  await expect(from).toHaveValue('')
})
