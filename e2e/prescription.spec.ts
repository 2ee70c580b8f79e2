import { copyPrescriptions } from '../tools/test-clinic/prescriptions.ts'
import { expect, test } from './clinic.ts'
import { expectNoHorizontalScroll } from './consult-steps.ts'
import { expectAccessible, expectAccessibleInLight } from './expect-accessible.ts'
import { openPage } from './open-page.ts'

test('prescription: a patient reads a prescription by keyboard, compares photos and continues to redeem it', async ({
  page,
  context,
  clinic,
  otherDevice,
}) => {
  const { email } = await clinic.newPatient()
  await clinic.signIn(context, email)
  await page.setViewportSize({ width: 320, height: 720 })
  await openPage(page, '/user/prescription')
  await expect(page.getByRole('heading', { name: 'Tidak Ada Resep' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Buat Janji Konsultasi' })).toHaveAttribute(
    'href',
    '/user/consult-create',
  )
  await expectAccessibleInLight(page)

  const [, used, latest] = await copyPrescriptions(clinic.dataDirectory, email)
  await openPage(page, '/user/prescription')
  const evening = page.getByRole('region', { name: 'Rutinitas malam' })
  await expect(evening.getByRole('listitem').nth(1)).toContainText('Klindamisin')
  await expect(page.getByText(/Klindamisin .+ habis sekitar 5 hari lagi/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tebus lagi' })).toHaveAttribute(
    'href',
    `/user/prescription-pay/${latest!.rsvMedId}`,
  )
  const cards = page.getByRole('article')
  await expect(cards.nth(0)).toContainText('Terbaru')
  await expect(cards.nth(0)).toContainText('09.30\u00A0-\u00A012.30\u00A0WIB')
  await expect(cards.nth(1)).toContainText('Kadaluarsa')
  await expectNoHorizontalScroll(page, 320)
  await expectAccessible(page)

  await cards
    .nth(0)
    .getByRole('link', { name: /^Lihat Detail/ })
    .press('Enter')
  await expect(page).toHaveURL(`/user/prescription/${latest!.rsvMedId}?id=${latest!.rsvId}`)
  await expect(page.getByText('Selesai', { exact: true })).toBeVisible()
  await expect(page.getByRole('article', { name: /^Klindamisin/ })).toContainText('Disarankan')
  await expect(page.getByRole('article', { name: /^NMW Gentle/ })).toContainText('Opsional')
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Resep' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('article', { name: 'Facial Detoks Jerawat' })).toContainText('Done')
  await expect(page.getByRole('article', { name: 'Chemical Peeling Medis' })).toContainText(
    /Undone.+14.30.WIB.+Menteng/,
  )
  await expectAccessibleInLight(page)

  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Diagnosis' })).toBeFocused()
  const slider = page.getByRole('slider')
  await expect(slider).toHaveAttribute('aria-valuetext', '50 persen sebelum, 50 persen sesudah')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(slider).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', '49 persen sebelum, 51 persen sesudah')
  await page.keyboard.press('End')
  await expect(slider).toHaveValue('100')
  await slider.scrollIntoViewIfNeeded()
  const { x, y, width } = (await slider.boundingBox())!
  await page.mouse.move(x + width / 2, y + 60)
  await page.mouse.down()
  await page.mouse.move(x + width / 4, y + 60)
  await page.mouse.up()
  await expect(slider).toHaveValue('25')
  const shown = page.getByRole('img', { name: /^Sesudah, / }).first()
  const first = await shown.getAttribute('src')
  await page.getByRole('group', { name: 'Foto sesudah' }).getByRole('radio').first().press('Space')
  await expect(shown).not.toHaveAttribute('src', first!)
  const days = page.getByRole('region').getByRole('heading', { name: /\d{4}$/ })
  await expect(days).toHaveCount(3)
  await expectNoHorizontalScroll(page, 320)
  await expectAccessible(page)

  const stranger = await otherDevice()
  const { email: other } = await clinic.newPatient()
  await clinic.signIn(stranger.context(), other)
  expect((await stranger.request.get(first!)).status()).toBe(404)
  expect((await page.request.get(first!)).status()).toBe(200)

  await expect(page.getByRole('link', { name: 'Tebus Resep' })).toHaveAttribute(
    'href',
    `/user/prescription-pay/${latest!.rsvMedId}`,
  )
  await openPage(page, `/user/prescription/${used!.rsvMedId}?id=${used!.rsvId}`)
  await expect(page.getByText('Ada resep yang lebih baru.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Buat Janji Baru' })).toHaveAttribute('href', '/user/consult-create')
  await page.getByRole('link', { name: 'Lihat resep terbaru' }).click()
  await expect(page.getByRole('link', { name: 'Tebus Resep' })).toBeVisible()

  await openPage(page, `/user/prescription/${latest!.rsvMedId}`)
  await expect(page.getByRole('heading', { name: 'Halaman Tidak Valid' })).toBeVisible()
  await expectAccessibleInLight(page)
  await page.getByRole('link', { name: 'Lihat semua resep' }).click()
  await expect(page).toHaveURL('/user/prescription')
})
