import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { fillSignIn } from './fill-sign-in.ts'
import { openPage } from './open-page.ts'

const laptop = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'

test('device limit: the third device waits until another one is removed', async ({ page, clinic, otherDevice }) => {
  const { email, password } = await clinic.newPatient()
  const first = await otherDevice()
  const second = await otherDevice()
  await clinic.signIn(first.context(), email, { agent: laptop })
  await clinic.signIn(second.context(), email)

  await openPage(page, '/auth/login')
  await fillSignIn(page, email, password)
  await expect(page).toHaveURL('/auth/remove-session')
  const devices = page.getByRole('radio')
  await expect(devices).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keluarkan dan lanjutkan' }).click()
  await expect(page.getByText('Belum memilih sesi yang akan dihapus')).toBeVisible()

  await page.getByRole('radio', { name: /Safari/ }).check()
  await page.getByRole('button', { name: 'Keluarkan dan lanjutkan' }).click()
  await expect(page.getByText('Berhasil Menambahkan Sesi')).toBeVisible()
  await expect(page).toHaveURL('/user/home')

  await first.goto('/user/home')
  await expect(first, 'the removed device is out').toHaveURL(/\/auth\/login/)
  await second.goto('/user/home')
  await expect(second, 'the other one stays').toHaveURL('/user/home')
})

test('device limit: a waiting device cannot open member pages, and can cancel', async ({
  page,
  context,
  clinic,
  otherDevice,
}) => {
  const { email } = await clinic.newPatient()
  for (let devices = 0; devices < 2; devices++) await clinic.signIn((await otherDevice()).context(), email)
  await clinic.signIn(context, email)
  await page.goto('/user/home')
  await expect(page).toHaveURL(/\/auth\/login/)
  await openPage(page, '/auth/remove-session')
  await page.getByRole('button', { name: 'Batal masuk' }).click()
  await expect(page).toHaveURL('/auth/login')
})
