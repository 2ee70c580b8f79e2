import { expect, test } from './clinic.ts'
import { allowErrors } from './allow-errors.ts'
import { openPage } from './open-page.ts'

test('offline reads: a list opened without a line says so, and is there when the line is', async ({
  page,
  context,
  clinic,
  pageErrors,
}) => {
  await clinic.newMember(context)
  await openPage(page, '/user/order?slug=history-payment')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Kembali' }).click()
  await expect(page).toHaveURL('/user/order')
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeHidden()
  await expect(page.getByText('Gagal Memuat Data')).toHaveCount(0)
  allowErrors(pageErrors, 'no network')
})
