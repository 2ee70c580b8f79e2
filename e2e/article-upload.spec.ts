import { createEditor } from '../tools/test-clinic/staff.ts'
import { expect, test } from './clinic.ts'
import { fillSignIn } from './fill-sign-in.ts'
import { fakePhoto } from './fake-photo.ts'
import { openPage } from './open-page.ts'

test('article: saving waits for uploads, and nothing typed meanwhile is lost', async ({ page, clinic }) => {
  const { email, password } = await createEditor(clinic)
  await openPage(page, '/dashboard/login')
  await fillSignIn(page, email, password)
  await page.getByRole('link', { name: 'Tambah Artikel' }).first().click()
  const text = page.getByRole('textbox', { name: 'Isi artikel' })
  await text.fill('Kulit tenang.\n\n')
  const released = Promise.withResolvers<void>()
  await page.route('**/legacy/upload/**', async (route) => {
    await released.promise
    await route.continue()
  })
  const upload = page.getByLabel('Unggah gambar')
  await upload.setInputFiles([await fakePhoto({ edge: 300 }), await fakePhoto({ edge: 310 })])
  await expect(text).toHaveValue(/(!\[Mengunggah gambar\.\.\.\]\(#unggah-\w+\)){2}/)
  await text.press('Control+s')
  const panel = page.getByRole('complementary', { name: 'Simpan Konten' })
  await panel.locator('input[type=file]').setInputFiles(await fakePhoto({ edge: 320 }))
  await panel.getByLabel('Teks alternatif thumbnail').fill('Wajah yang tenang')
  await page.getByRole('button', { name: 'Simpan Artikel' }).click()
  await expect(page.getByText(/^Tunggu sampai gambar selesai diunggah/)).toBeVisible()

  released.resolve()
  await expect(panel.getByText('Ganti', { exact: true })).toBeVisible()
  await expect(text).toHaveValue(/(!\[[\w ]+\]\(\/img\/[0-9a-f]{32}\.webp\)){2}/)
  await expect(panel.getByLabel('Teks alternatif thumbnail')).toHaveValue('Wajah yang tenang')
  await panel.getByRole('button', { name: 'Batal' }).click()
  await page.getByRole('button', { name: 'Riwayat gambar' }).click()
  const history = page.getByRole('complementary', { name: 'Riwayat gambar' })
  await expect(history.getByRole('listitem')).toHaveCount(3)
})
