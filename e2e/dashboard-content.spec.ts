import { createEditor } from '../tools/test-clinic/staff.ts'
import { expect, test } from './clinic.ts'
import { expectAccessible, expectAccessibleInLight } from './expect-accessible.ts'
import { fillSignIn } from './fill-sign-in.ts'
import { allowErrors } from './page-errors.ts'
import { fakePhoto } from './fake-photo.ts'
import { openPage } from './open-page.ts'
import { writeHostileContent } from './write-hostile-content.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const fakeDate = '2026-11-18T02:00:00.000Z'

test('article: an article survives an expired session and a reload, and is public once saved', async ({
  page,
  context,
  clinic,
}) => {
  const { email, password } = await createEditor(clinic)
  const title = `Kulit Tenang ${Date.now()}`
  page.on('dialog', (dialog) => void dialog.accept())
  await openPage(page, '/dashboard/login')
  await fillSignIn(page, email, password)
  await page.getByRole('table').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cari', exact: true }).click()
  await expect(page.getByText('Field Pencarian Tidak Boleh Kosong')).toBeVisible()
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Detail/ })
    .click()
  await expect(page.getByText('Meta description')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Tambah Artikel' }).first().click()
  const text = page.getByRole('textbox', { name: 'Isi artikel' })
  await text.fill('## Bersihkan\n\nDua kali sehari cukup.\n\n')
  await text.press('Control+End')
  await text.pressSequentially('penting')
  await text.press('Control+Shift+ArrowLeft')
  await text.press('Control+b')
  await expect(text).toHaveValue(/\*\*penting\*\*$/)
  await page.getByLabel('Unggah gambar').setInputFiles(await fakePhoto({ edge: 900 }))
  await expect(text).toHaveValue(/!\[Gambar\]\(\/img\/[0-9a-f]{32}\.webp\)/)
  const preview = page.getByRole('region', { name: 'Isi pratinjau' })
  await expect(preview.getByRole('heading', { name: 'Bersihkan' })).toBeVisible()
  await expect(preview.getByRole('img')).toBeVisible()
  await expect(page.getByText(/Tersimpan sebagai draf/)).toBeVisible()

  // The session has expired.
  await context.clearCookies({ name: /^(__Host-)?nmw_dashboard$/ })
  await text.press('Control+End')
  await text.pressSequentially('\n\nDitulis tanpa sesi.')
  const overlay = page.getByRole('alertdialog', { name: 'Sesi Anda berakhir' })
  await expect(overlay).toBeVisible()
  await expectAccessibleInLight(page)
  await overlay.getByLabel('Kata sandi', { exact: true }).fill(password)
  await overlay.getByRole('button', { name: 'Masuk', exact: true }).click()
  await expect(overlay).toBeHidden()
  await expect(text).toHaveValue(/Ditulis tanpa sesi\.$/)
  await expect(page.getByText('Draf tersimpan di perangkat ini saja')).toBeHidden()

  await page.reload()
  await expect(page.getByText(/^Draf dari .* dilanjutkan/)).toBeVisible()
  await expect(text).toHaveValue(/Ditulis tanpa sesi\.$/)

  await page.getByRole('link', { name: 'Banner' }).click()
  await expect(page.getByText('Perubahan belum disimpan')).toBeHidden()
  await page.getByRole('link', { name: 'Artikel', exact: true }).click()
  await page.getByRole('link', { name: /^Lanjutkan/ }).click()

  await text.press('Control+s')
  await page.getByLabel('Judul', { exact: true }).fill(title)
  await page.getByLabel('Deskripsi singkat').fill('Merawat tanpa ribut.')
  await page.getByRole('link', { name: 'Banner' }).click()
  await page.getByRole('button', { name: 'Tetap di sini' }).click()
  await page.getByRole('combobox', { name: 'Kategori' }).click()
  await page.getByRole('option', { name: 'Perawatan Harian' }).click()
  await page.getByRole('button', { name: 'Tambah tag baru' }).click()
  await page.getByRole('button', { name: 'Simpan tag' }).click()
  await expect(page.getByText('Belum Ada Tag Baru')).toBeVisible()
  const tag = `tenang ${Date.now()}`
  await page.getByLabel('Nama tag').fill(tag)
  await page.getByRole('button', { name: 'Simpan tag' }).click()
  await expect(page.getByText(`Berhasil Menambahkan Tag ${tag}`)).toBeVisible()
  await page.getByRole('button', { name: 'Simpan Artikel' }).click()
  await expect(page.getByText('Thumbnail artikel wajib diisi').first()).toBeVisible()
  const panel = page.getByRole('complementary', { name: 'Simpan Konten' })
  await panel.locator('input[type=file]').setInputFiles(await fakePhoto({ edge: 700 }))
  await expect(panel.getByText('Ganti', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Simpan Artikel' }).click()
  await expect(page.getByText('Berhasil, Artikel Berhasil Dibuat')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/article')
  await expect(page.getByRole('link', { name: /^Lanjutkan/ })).toBeHidden()
  const row = page.getByRole('row', { name: new RegExp(title) })
  await row.getByRole('switch').click()
  await expect(page.getByText(`Artikel ${title} sudah tidak aktif.`)).toBeVisible()
  await row.getByRole('switch').click()
  await expect(page.getByText(`Artikel ${title} sudah aktif.`)).toBeVisible()

  await page.goto(`/articles/${title.toLowerCase().replaceAll(' ', '-')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText('Ditulis tanpa sesi.')).toBeVisible()
})

test('dashboard: of two editors of one article each sees both texts, versions restore, and hostile content never runs', async ({
  page,
  otherDevice,
  clinic,
}) => {
  const [one, two] = [await createEditor(clinic), await createEditor(clinic, 'administrator')]
  const colleague = await otherDevice({ viewport: { width: 1440, height: 900 } })
  for (const [window, person] of [
    [page, one],
    [colleague, two],
  ] as const) {
    await openPage(window, '/dashboard/login')
    await fillSignIn(window, person.email, person.password)
    await window
      .getByRole('row', { name: /Panduan Memakai Retinoid/ })
      .getByRole('button', { name: /^Ubah/ })
      .click()
    await window.getByRole('textbox', { name: 'Isi artikel' }).press('Control+End')
  }
  const write = async (window: typeof page, text: string) => {
    await window.getByRole('textbox', { name: 'Isi artikel' }).pressSequentially(text)
    await window.getByRole('button', { name: 'Simpan Konten' }).click()
    await window.getByRole('button', { name: 'Simpan Artikel' }).click()
  }
  await write(colleague, '\n\nDari penyunting kedua.')
  await expect(colleague.getByText('Berhasil, Artikel Berhasil Diubah')).toBeVisible()
  await write(page, '\n\nDari penyunting pertama.')
  await expect(page.getByRole('heading', { name: 'Konten ini baru disimpan orang lain' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Isi Tersimpan oleh/ })).toContainText('Dari penyunting kedua.')
  await expect(page.getByRole('region', { name: 'Isi Tulisan Anda' })).toContainText('Dari penyunting pertama.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Lanjutkan dengan tulisan saya' }).click()
  await page.getByRole('button', { name: 'Simpan Artikel' }).click()
  await expect(page.getByText('Berhasil, Artikel Berhasil Diubah')).toBeVisible()

  await page
    .getByRole('row', { name: /Panduan Memakai Retinoid/ })
    .getByRole('button', { name: /^Ubah/ })
    .click()
  await page.getByRole('button', { name: 'Riwayat versi' }).click()
  await expect(page.getByRole('button', { name: /^Versi 3 \(sekarang\)/ })).toBeVisible()
  await page.getByRole('button', { name: /^Versi 2/ }).click()
  await expectAccessibleInLight(page)
  await page.getByRole('button', { name: 'Pulihkan ke draf' }).click()
  await expect(page.getByRole('textbox', { name: 'Isi artikel' })).toHaveValue(/Dari penyunting kedua\.$/)

  for (const path of ['staff', 'audit', 'trash', 'media', 'home']) {
    await colleague.goto(`/dashboard/${path}`)
    await colleague.getByRole('heading', { level: 1 }).waitFor()
    await expect(colleague.getByText('Memuat Data...')).toBeHidden()
    await expectAccessibleInLight(colleague)
  }

  const restored: string[] = []
  await colleague.route('**/legacy/admin/trash**', async (route) => {
    const waiting = { kind: 'article', _id: 'a1', title: 'Dibuang', deletedAt: fakeDate, goneAt: fakeDate }
    const page = { currentPage: 1, totalPage: 1, totalData: 1, limit: 10 }
    const list = route.request().method() === 'GET'
    if (!list) restored.push(route.request().url())
    await route.fulfill({ json: { status: true, message: '', result: list ? { datas: [waiting], page } : true } })
  })
  await openPage(colleague, '/dashboard/trash')
  await colleague.getByRole('button', { name: 'Pulihkan Dibuang' }).dblclick()
  await expect(colleague.getByText('Berhasil Dipulihkan Dari Sampah')).toBeVisible()
  expect(restored, 'a double click counts once').toHaveLength(1)

  // X1: no page runs what is written into any field.
  const alerts: string[] = []
  colleague.on('dialog', (dialog) => {
    alerts.push(`${colleague.url()} ${dialog.message()}`)
    void dialog.accept()
  })
  const { pages, desk } = await writeHostileContent(clinic.url, one)
  await clinic.signIn(colleague.context(), (await clinic.newPatient()).email)
  for (const path of pages) {
    const answer = await colleague.goto(path)
    expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow')
    await expect(colleague.getByText('onerror=alert(1)').first()).toBeAttached()
  }
  for (const path of desk) {
    await colleague.goto(path)
    await colleague.getByRole('heading', { level: 1 }).waitFor()
    await expect(colleague.getByText('Memuat Data...')).toBeHidden()
    const stays = await colleague.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
    expect(stays, `nothing to lose at ${path}, where nothing was written`).toBe(false)
  }
  await colleague.waitForLoadState('networkidle')
  expect(alerts).toEqual([])
})

test('banner: a banner gets its picture, its position among the slides and its status', async ({
  page,
  clinic,
  pageErrors,
}) => {
  const { email, password } = await createEditor(clinic, 'designer')
  const title = `Promo Tenang ${Date.now()}`
  await openPage(page, '/dashboard/login')
  await fillSignIn(page, email, password)
  await page.getByRole('link', { name: 'Banner' }).click()
  await page.getByRole('link', { name: 'Tambah Banner' }).click()
  // The list has a field with the same label, so wait for the form.
  await page.getByRole('heading', { name: 'Tambah banner' }).waitFor()
  await page.getByRole('textbox', { name: 'Judul promo', exact: true }).fill(title)
  // Far in the future, so that the slides of home stay as other journeys expect them.
  await page.getByLabel('Tanggal berakhir').fill('2099-02-01')
  await page.getByLabel('Tanggal mulai').fill('2099-01-01')
  await page.getByRole('button', { name: 'Selesai' }).click()
  await expect(page.getByText('Belum Ada Gambar Banner').first()).toBeVisible()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await fakePhoto({ edge: 700 }))
  await expect(page.getByText(/ukuran yang dianjurkan 1320 x 500/)).toBeVisible()
  await expect(page.getByText('Ganti', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: /^Tautan/ }).fill('javascript:alert(1)')
  await page.getByRole('textbox', { name: 'Isi promo' }).fill('Hemat **besar**.')
  await expect(page.getByRole('region', { name: 'Pratinjau di ponsel' }).getByText('besar')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Selesai' }).click()
  await page.getByRole('button', { name: 'Simpan Promo' }).click()
  await expect(page.getByText(/^Tautan harus berupa path/).first()).toBeVisible()
  await page.getByRole('textbox', { name: /^Tautan/ }).fill('/point')
  await page.getByRole('button', { name: 'Tambah kelompok penawaran' }).click()
  await page.getByLabel('Nama kelompok 1').fill('Perawatan dasar')
  await page.getByRole('button', { name: 'Tambah penawaran' }).click()
  await page.getByLabel('Nama penawaran').fill('Facial')
  await page.getByLabel('Harga semula').fill('225000')
  await page.getByLabel('Harga promo').fill('169000')
  await page.getByLabel('Syarat dan ketentuan').fill('Satu kali per pasien.\n\nTidak dapat digabung.')
  await page.getByRole('button', { name: 'Selesai' }).click()
  await page.getByLabel('Meta title').fill('Promo tenang')
  await expectAccessibleInLight(page)
  await page.getByRole('button', { name: 'Simpan Promo' }).click()
  await expect(page.getByText(`Berhasil, Promo ${title} Berhasil Dibuat`)).toBeVisible()

  const row = page.getByRole('row', { name: new RegExp(title) })
  const slide = row.getByRole('button', { name: /^Ubah urutan/ })
  const before = /\d+$/.exec((await slide.textContent()) ?? '')![0]
  await slide.click()
  await page.getByLabel('Slide baru').fill('2')
  await expectAccessibleInLight(page)
  await page.getByRole('button', { name: 'Simpan urutan' }).click()
  await expect(page.getByText(`Banner Promo Slide Berubah Dari ${before} Menjadi 2`)).toBeVisible()
  await expect(slide).toHaveText('Slide : 2')
  await page.route('**/update-status/**', (route) => route.abort())
  await row.getByRole('switch').click()
  await expect(page.getByText(/periksa koneksi internet Anda/).first()).toBeVisible()
  await expect(row.getByRole('switch')).toBeChecked()
  await page.unroute('**/update-status/**')
  allowErrors(pageErrors, 'aborted call')
  await row.getByRole('switch').click()
  await expect(page.getByText(`Banner ${title} sudah tidak aktif.`)).toBeVisible()
  await expect(row.getByText('Tidak Aktif', { exact: true })).toBeVisible()
  for (const path of ['treatment', 'catalog', 'treatment/add', 'catalog/add']) {
    await page.goto(`/dashboard/${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect(page.getByText('Memuat Data...')).toBeHidden()
    await expectAccessibleInLight(page)
  }
})

test('dashboard: a reopened form starts with the current values', async ({ page, clinic }) => {
  const { email, password } = await createEditor(clinic)
  await openPage(page, '/dashboard/login')
  await fillSignIn(page, email, password)
  await page.getByRole('table').waitFor()
  let name = 'Nama pertama'
  let deleted = false
  await page.route('**/legacy/services/admin/find/*', async (route) => {
    if (deleted) return route.fulfill({ status: 404, json: { status: false, result: null, message: 'Tidak ada' } })
    const answer = await route.fetch()
    const json = (await answer.json()) as { result: object }
    await route.fulfill({ response: answer, json: { ...json, result: { ...json.result, name } } })
  })
  await openPage(page, '/dashboard/treatment')
  const edit = page.getByRole('button', { name: /^Ubah / }).first()
  await edit.click()
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('Nama pertama')
  await page.goBack()
  name = 'Nama dari rekan'
  await edit.click()
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('Nama dari rekan')
  await page.goBack()
  await page
    .getByRole('button', { name: /^Detail / })
    .first()
    .click()
  const detail = page.getByRole('complementary', { name: 'Detail treatment' })
  await detail.getByRole('heading', { name: 'Nama dari rekan' }).waitFor()
  await detail.getByRole('button', { name: 'Tutup' }).click()
  name = 'Nama sesudah dilihat'
  await edit.click()
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('Nama sesudah dilihat')

  // Deleted by a colleague meanwhile: the draft continues as a new one.
  await page.getByLabel('Nama', { exact: true }).fill('Nama belum disimpan')
  await expect(page.getByText(/Tersimpan sebagai draf/)).toBeVisible()
  deleted = true
  await page.getByRole('link', { name: 'Treatment', exact: true }).click()
  await page.getByRole('button', { name: 'Tinggalkan' }).click()
  await page.getByRole('link', { name: 'Lanjutkan Nama belum disimpan' }).click()
  await page.getByRole('button', { name: 'Lanjutkan sebagai treatment baru' }).click()
  await expect(page.getByRole('heading', { name: 'Tambah treatment' })).toBeVisible()
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue('Nama belum disimpan')
})
