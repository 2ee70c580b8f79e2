import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { allowErrors } from './page-errors.ts'
import { openPage } from './open-page.ts'

const path = '/user/account-setting?slug=notifications'

test('notification settings: each channel can be chosen, but required notifications keep one', async ({
  page,
  context,
  clinic,
}) => {
  await clinic.newMember(context)
  await openPage(page, path)
  await expect(page.getByText(/selalu masuk ke lonceng/)).toBeVisible()
  await expect(page.getByText(/Kode keamanan.* selalu dikirim/)).toBeVisible()
  await expectAccessible(page)
  const way = (name: string) => page.getByRole('switch', { name })
  await expect(way('E-mail, Poin')).toBeChecked()
  await way('E-mail, Poin').click()
  await expect(page.getByText('Pilihan notifikasi tersimpan')).toBeVisible()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await way('WhatsApp, Poin').click()
  await saved
  await page.reload()
  await expect(way('E-mail, Poin')).not.toBeChecked()
  await expect(way('WhatsApp, Poin')).toBeChecked()

  await openPage(page, path)
  await way('E-mail, Janji').click()
  await way('WhatsApp, Janji').click()
  const refusal = 'Kabar pembayaran dan janji harus sampai: biarkan e-mail atau WhatsApp tetap aktif'
  await expect(page.getByText(refusal)).toBeVisible()
  await expect(way('WhatsApp, Janji'), 'the switch moves back').toBeChecked()
  await expect(way('E-mail, Janji')).not.toBeChecked()
})

test('notification settings: a switch moves at once, and back when saving fails', async ({
  page,
  context,
  clinic,
  pageErrors,
}) => {
  await clinic.newMember(context)
  await openPage(page, path)
  const points = page.getByRole('switch', { name: 'E-mail, Poin' })
  const answered = Promise.withResolvers<void>()
  await page.route('**/notification/preferences', async (route) => {
    await answered.promise
    await route.abort()
  })
  await points.click()
  await expect(points, 'before any answer').not.toBeChecked()
  answered.resolve()
  await expect(page.getByText('Gagal Memuat Data, periksa koneksi internet Anda')).toBeVisible()
  await expect(points).toBeChecked()
  allowErrors(pageErrors, 'aborted call')
})

test('notification settings: the promo switch and the marketing consent change together', async ({
  page,
  context,
  clinic,
}) => {
  await clinic.newMember(context)
  await openPage(page, path)
  const promos = page.getByRole('switch', { name: 'E-mail, Promo Kupon' })
  const consent = page.getByRole('switch', { name: 'Promo dan kabar klinik' })
  const turnTo = async (name: string) => {
    await page.getByRole('button', { name: 'Kembali' }).click()
    await page.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  }
  await expect(promos).not.toBeChecked()
  await promos.click()
  await expect(page.getByText('Pilihan notifikasi tersimpan')).toBeVisible()
  await turnTo('Privasi')
  await expect(consent).toBeChecked()
  await consent.click()
  await expect(page.getByText('Persetujuan Anda sudah disimpan')).toBeVisible()
  await turnTo('Notifikasi')
  await expect(promos).not.toBeChecked()
})

test('notification settings: an unverified number is explained', async ({ page, context, clinic }) => {
  await clinic.signIn(context, 'maria@nmw.example', { password: 'Demo1234' })
  await openPage(page, path)
  await expect(page.getByText('Nomor telepon Anda belum diverifikasi')).toBeVisible()
  await page.getByRole('link', { name: 'Verifikasi nomor' }).click()
  await expect(page.getByRole('heading', { name: 'Ubah Nomor Telepon' })).toBeVisible()
})

test('notification settings: a clinic without WhatsApp shows no switch for it', async ({ page, context, clinic }) => {
  await clinic.newMember(context)
  await page.route('**/notification/preferences', async (route) => {
    const answer = await route.fetch()
    const json = (await answer.json()) as { result: object[] }
    const result = json.result.map((one) => ({ ...one, whatsapp: false, whatsappOffered: false }))
    await route.fulfill({ response: answer, json: { ...json, result } })
  })
  await openPage(page, '/user/account-setting')
  await page.getByRole('link', { name: /^Notifikasi/ }).click()
  await expect(page.getByRole('switch', { name: 'E-mail, Poin' })).toBeVisible()
  await expect(page.getByRole('switch', { name: /WhatsApp/ })).toHaveCount(0)
  await expect(page.getByText('Kabar lewat WhatsApp belum tersedia.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Janji' })).toContainText('Selalu dikirim lewat e-mail.')
  await expect(page.getByRole('switch', { name: 'E-mail, Janji' })).toHaveCount(0)
})
