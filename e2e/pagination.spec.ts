import { createEditor } from '../tools/test-clinic/staff.ts'
import { expect, test } from './clinic.ts'
import { fillSignIn } from './fill-sign-in.ts'
import { fakePhoto } from './fake-photo.ts'
import { openPage } from './open-page.ts'

test('pagination: a page beyond the last one redirects to the last', async ({ page, clinic }) => {
  const { email, password } = await createEditor(clinic)
  await openPage(page, '/dashboard/login')
  await fillSignIn(page, email, password)
  await page.getByRole('table').waitFor()
  await openPage(page, '/dashboard/article?page=900')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page).not.toHaveURL(/900/)

  await page.getByRole('link', { name: 'Tambah Artikel' }).first().click()
  await page.getByLabel('Unggah gambar').setInputFiles(await fakePhoto({ edge: 300 }))
  await expect(page.getByRole('textbox', { name: 'Isi artikel' })).toHaveValue(/\/img\/[0-9a-f]{32}\.webp/)
  await openPage(page, '/dashboard/media?page=900')
  await expect(page.getByRole('navigation', { name: 'Halaman media' })).toContainText(/\d+ gambar/)
  await expect(page).not.toHaveURL(/900/)
})
