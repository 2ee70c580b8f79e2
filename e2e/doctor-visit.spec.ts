import { cookiesOf } from '../tools/test-clinic/log-in.ts'
import { bookVisit } from './book-visit.ts'
import { expect, test } from './clinic.ts'
import { openPage } from './open-page.ts'

test('visit: a doctor returns to the chosen day, and removing a refused medicine removes its error', async ({
  page,
  context,
  clinic,
}) => {
  const { id, day, fullName, cookies } = await bookVisit(clinic, 1)
  await context.addCookies(cookiesOf(cookies, clinic.url))
  await openPage(page, `/ops/visit?day=${day}`)
  const row = page.getByRole('row', { name: fullName })
  await row.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fullName)
  await page.getByRole('link', { name: 'Kembali ke daftar' }).click()
  await expect(page).toHaveURL(`/ops/visit?day=${day}`)
  await row.click()

  await page.getByLabel('Diagnosis dan catatan').fill('Akne vulgaris')
  const picker = page.getByRole('combobox', { name: 'Tambah obat atau produk' })
  for (const name of ['tret', 'klinda']) {
    await picker.fill(name)
    await page
      .getByRole('listbox', { name: 'Tambah obat atau produk' })
      .getByRole('option', { name: new RegExp(name, 'i') })
      .first()
      .click()
  }
  const message = 'Obat tidak ditemukan'
  const refusal = { status: false, result: null, message, errors: [{ path: 'medicines.0.item', message }] }
  const finishing = `**/legacy/ops/visit/${id}/finish`
  await page.route(finishing, (route) => route.fulfill({ status: 400, json: refusal }), { times: 1 })
  const finish = async () => {
    await page.getByRole('button', { name: 'Selesaikan konsultasi' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Selesaikan' }).click()
  }
  await finish()
  const card = page.getByRole('region', { name: 'Diagnosis dan resep' })
  await expect(card.getByText(message).first()).toBeVisible()
  await card.getByRole('button', { name: /^Hapus .*tret/i }).click()
  await expect(card.getByRole('button', { name: /^Hapus / })).toHaveCount(1)
  await expect(card.getByText(message)).toHaveCount(0)
  await finish()
  await expect(page).toHaveURL(`/ops/visit?day=${day}`)
  await expect(row).toContainText('Selesai')
})
