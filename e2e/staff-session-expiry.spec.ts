import { createEditor } from '../tools/test-clinic/staff.ts'
import { bookVisit } from './book-visit.ts'
import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { fillSignIn } from './fill-sign-in.ts'
import { openOpsWithStream, openPage, waitForOpsStream } from './open-page.ts'

const PASSWORD = 'Demo1234'
const session = { name: /^(__Host-)?nmw_ops$/ }

test('session expiry: staff sign in on top of a half-filled form, and its input is saved', async ({
  page,
  context,
  clinic,
}) => {
  const { email } = await clinic.newStaff(context, 'administrator')
  const { email: editor } = await createEditor(clinic)
  const batch = `SESI${Date.now()}`
  await openOpsWithStream(page, '/ops/stock')
  await page.keyboard.press('/')
  await expect(page.getByLabel('Cari barang')).toBeFocused()
  await page.getByRole('button', { name: 'Terima barang' }).click()
  const sheet = page.getByRole('dialog', { name: 'Terima barang' })
  await sheet.getByRole('combobox', { name: 'Barang' }).fill('tretinoin')
  await sheet.getByRole('option').first().click()
  await sheet.getByLabel('Nomor batch').fill(batch)
  await sheet.getByLabel('Tanggal kedaluwarsa').fill('2099-01-31')
  await sheet.getByLabel('Jumlah').fill('4')
  await sheet.getByLabel('Nomor surat jalan').fill(`SJ-${batch}`)

  await context.clearCookies(session)
  const save = sheet.getByRole('button', { name: 'Simpan' })
  await save.press('Enter')
  const overlay = page.getByRole('alertdialog', { name: 'Sesi Anda berakhir' })
  await expect(overlay.getByLabel('E-mail', { exact: true })).toHaveValue(email)
  await expect(overlay.getByLabel('Kata sandi', { exact: true })).toBeFocused()
  const veil = page.locator('[class*=veil]')
  await expect(veil, 'nothing of the page below shows through').toHaveCSS('background-color', /^rgb\(/)
  await expect(veil).toHaveCSS('opacity', '1')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await fillSignIn(overlay, editor, PASSWORD)
  await expect(overlay.getByText('Anda Tidak Memiliki Akses Untuk Halaman Ini')).toBeVisible()
  await fillSignIn(overlay, email, 'Salah1234')
  await expect(overlay.getByText('Email atau kata sandi salah')).toBeVisible()
  const reconnected = waitForOpsStream(page)
  await fillSignIn(overlay, email, PASSWORD)
  await expect(overlay).toBeHidden()
  await reconnected
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(save).toBeFocused()
  await expect(sheet.getByLabel('Nomor batch')).toHaveValue(batch)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Barang diterima')).toBeVisible()
})

test('session expiry: another account that signs in on top sees no input, and without input the sign-in page opens', async ({
  page,
  context,
  clinic,
}) => {
  const { id, doctor } = await bookVisit(clinic)
  const { email: cashier } = await clinic.newStaff(context, 'frontOffice')
  const requested: string[] = []
  page.on('dialog', (dialog) => {
    requested.push(dialog.type())
    void dialog.accept()
  })
  const overlay = page.getByRole('alertdialog', { name: 'Sesi Anda berakhir' })
  const signInOnTop = async (email: string) => {
    await fillSignIn(overlay, email, PASSWORD)
    await expect(page).toHaveURL('/ops')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Halo')
    expect(requested).toEqual([])
  }
  await openPage(page, '/ops/patient?new=1')
  await page.getByLabel('Nama lengkap sesuai KTP').fill('Siti Rahmawati')
  await context.clearCookies(session)
  await page.getByLabel('Cari pasien').fill('Siti')
  const enter = overlay.getByRole('button', { name: 'Masuk', exact: true })
  await enter.press('/')
  await expect(enter, 'not in the search below').toBeFocused()
  await signInOnTop(doctor)

  await openPage(page, `/ops/visit/${id}`)
  const note = page.getByLabel('Diagnosis dan catatan')
  await note.waitFor()
  await context.clearCookies(session)
  await note.fill('Akne vulgaris')
  await signInOnTop(cashier)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('visit')))).toEqual([])

  await context.clearCookies(session)
  await page.getByRole('link', { name: 'Antrean', exact: true }).first().press('Enter')
  await expect(page).toHaveURL('/ops/login')
})
