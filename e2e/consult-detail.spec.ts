import { readFile } from 'node:fs/promises'
import { bookWith } from '../tools/test-clinic/consultations.ts'
import { mustCall } from '../tools/test-clinic/call-clinic.ts'
import { expect, test } from './clinic.ts'
import { bookFor, expectNoHorizontalScroll, face, openSession } from './consult-steps.ts'
import { expectAccessible } from './expect-accessible.ts'
import { allowErrors } from './page-errors.ts'
import { blockStream, openPage } from './open-page.ts'

test('consultation: an appointment is cancelled with a reason and found in the history', async ({
  page,
  context,
  clinic,
}) => {
  const { email } = await clinic.newMember(context)
  const { id: session } = await openSession(clinic)
  await bookFor(clinic, email, { session })
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, '/user/consult')
  await page.getByRole('button', { name: /^Batalkan janji dengan/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Batalkan janji ini?' })
  await question.getByLabel('Alasan').fill('Saya sedang di luar kota')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Batalkan janji' }).click()
  const done = page.getByRole('dialog', { name: 'Berhasil Batalkan Janji' })
  await expect(done).toContainText('Berhasil Membatalkan Janji Temu')
  await done.getByRole('button', { name: 'Tutup' }).click()
  await expect(page.getByRole('heading', { name: 'Tidak Ada Janji Konsultasi' })).toBeVisible()

  await page.getByRole('link', { name: 'Riwayat' }).click()
  await expect(page).toHaveURL('/user/consult?category=history')
  await expect(page.getByText('Batal', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^Lihat detail/ }).click()
  await expect(page.getByText('Dibatalkan: Saya sedang di luar kota')).toBeVisible()
  await expect(page.getByRole('button', { name: /Batalkan|kalender/ })).toHaveCount(0)
  await expectNoHorizontalScroll(page, 320)
  await expectAccessible(page)
})

test('consultation: a refused cancellation shows the reason', async ({ page, context, clinic }) => {
  const { email } = await clinic.newMember(context)
  const { id: session } = await openSession(clinic)
  const { id, headers } = await bookFor(clinic, email, { session })
  await openPage(page, `/user/consult-detail/${id}`)
  await page.getByRole('button', { name: 'Batalkan janji' }).click()
  await mustCall(clinic.url, `/legacy/appointment/cancel/${id}`, { method: 'PUT', body: {}, headers })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Batalkan janji' }).click()
  const failed = page.getByRole('dialog', { name: 'Gagal Batalkan Janji' })
  await expect(failed).toContainText('Janji ini sudah selesai atau sudah dibatalkan')
  await expectAccessible(page)
})

test('consultation: cancelling on the detail page leads back to the list', async ({ page, context, clinic }) => {
  const { email } = await clinic.newMember(context)
  const { id: session } = await openSession(clinic)
  const { id } = await bookFor(clinic, email, { session })
  await openPage(page, `/user/consult-detail/${id}`)
  await page.getByRole('button', { name: 'Batalkan janji' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Batalkan janji' }).click()
  await page.getByRole('dialog', { name: 'Berhasil Batalkan Janji' }).getByRole('button', { name: 'Tutup' }).click()
  await expect(page).toHaveURL('/user/consult')
  await expect(page.getByRole('heading', { name: 'Tidak Ada Janji Konsultasi' })).toBeVisible()
  await expectAccessible(page)
})

test('consultation: photos are replaced, restored and saved, and stay private', async ({
  page,
  context,
  clinic,
  otherDevice,
}) => {
  const { email } = await clinic.newPatient()
  await clinic.signIn(context, email)
  const { id: session } = await openSession(clinic)
  const { id } = await bookFor(clinic, email, { session, photos: 2 })
  await openPage(page, `/user/consult-detail/${id}`)
  const addresses = () =>
    page.getByRole('img', { name: /^Foto \d/ }).evaluateAll((all) => all.map((one) => one.getAttribute('src')))
  const before = await addresses()
  expect(before).toHaveLength(2)
  await expect(page.getByRole('button', { name: 'Simpan perubahan' })).toHaveCount(0)

  await page.getByLabel('Ganti foto 1').setInputFiles(await face(3))
  await expect(page.getByRole('img', { name: 'Foto pengganti 1' })).toBeVisible()
  const first = page.getByRole('listitem', { name: 'Foto konsultasi 1' })
  await expect(first, 'the focus follows').toBeFocused()
  await page.getByRole('button', { name: /^Urungkan foto 1/ }).click()
  await expect(first).toBeFocused()
  await expect(page.getByRole('button', { name: 'Simpan perubahan' })).toHaveCount(0)
  expect(await addresses()).toEqual(before)

  await page.getByLabel('Ganti foto 2').setInputFiles(await face(4))
  await expect(page.getByRole('img', { name: 'Foto pengganti 2' })).toBeVisible()
  await expect(page.getByText(/%$/)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expect(page.getByText('Berhasil Update Gambar Konsultasi')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Foto pengganti 2' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Foto', exact: true })).toBeFocused()
  const after = await addresses()
  expect(after[0]).toBe(before[0])
  expect(after[1]).not.toBe(before[1])

  const stranger = await otherDevice()
  const other = await clinic.newPatient()
  await clinic.signIn(stranger.context(), other.email)
  expect((await stranger.goto(clinic.url + after[1]!))?.status()).toBe(404)
  await stranger.goto(`${clinic.url}/user/consult-detail/${id}`)
  await expect(stranger.getByRole('heading', { name: 'Id Pasien Tidak Ditemukan' })).toBeVisible()
})

test('consultation: the calendar file has the right time and a reminder', async ({ page, context, clinic }) => {
  const { email } = await clinic.newMember(context)
  const { id: session, day } = await openSession(clinic, { branch: 25, start: '10:00', end: '12:00' })
  const { id } = await bookFor(clinic, email, { session, photos: 1 })
  await openPage(page, `/user/consult-detail/${id}`)
  await expect(page.getByText('10.00 - 10.20 WIT')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Tambah ke kalender' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('konsultasi-nmw.ics')
  const text = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '')
  // Ten o'clock in Jayapura is one o'clock in UTC.
  expect(text).toContain(`DTSTART:${day.replaceAll('-', '')}T010000Z`)
  expect(text).toContain(`DTEND:${day.replaceAll('-', '')}T012000Z`)
  expect(text).toContain('TRIGGER:-PT60M')
  expect(text).toMatch(/LOCATION:Klinik NMW Jayapura\\, /)
  await expect(page.getByRole('link', { name: /^Peta/ })).toHaveAttribute('href', /google\.com\/maps/)
})

test('consultation: the history is paged', async ({ page, context, clinic }) => {
  const { email } = await clinic.newMember(context)
  const { id: session } = await openSession(clinic, { capacity: 20 })
  const first = await bookFor(clinic, email, { session, photos: 1 })
  const cancel = (id: number) =>
    mustCall(clinic.url, `/legacy/appointment/cancel/${id}`, { method: 'PUT', body: {}, headers: first.headers })
  await cancel(first.id)
  for (let number = 0; number < 5; number++) {
    const { id } = await bookWith({ url: clinic.url, headers: first.headers, session, photos: 1 })
    await cancel(id)
  }
  await openPage(page, '/user/consult?category=history')
  await expect(page.getByText('6 konsultasi')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(5)
  await page.getByRole('link', { name: 'Halaman 2' }).click()
  await expect(page).toHaveURL('/user/consult?category=history&page=2')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectAccessible(page)
})

test('consultation: an unknown appointment and a list that fails to load show an error', async ({
  page,
  context,
  clinic,
  pageErrors,
}) => {
  await clinic.newMember(context)
  for (const id of ['999999', 'abc']) {
    await openPage(page, `/user/consult-detail/${id}`)
    await expect(page.getByRole('heading', { name: 'Id Pasien Tidak Ditemukan' })).toBeVisible()
  }
  await expectAccessible(page)
  await blockStream(page)
  await openPage(page, '/user/home')
  let fails = true
  await page.route('**/getappointmentuser*', (route) => (fails ? route.abort() : route.continue()))
  await page.getByRole('link', { name: 'Konsultasi' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Janji konsultasi gagal dimuat' })).toBeVisible()
  fails = false
  await page.getByRole('button', { name: 'Coba lagi' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Tidak Ada Janji Konsultasi' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  allowErrors(pageErrors, 'aborted call')
})
