import { addOffice, addressPath } from './address-steps.ts'
import { expect, test } from './clinic.ts'
import { allowErrors } from './allow-errors.ts'
import { openPage } from './open-page.ts'

test('offline acts: without a line an act fails at once, and is not done by itself later', async ({
  page,
  context,
  clinic,
  pageErrors,
}) => {
  await clinic.newMember(context)
  await openPage(page, addressPath)
  await addOffice(page)
  const asked: string[] = []
  page.on('request', (request) => void (request.method() === 'DELETE' && asked.push(request.url())))
  await page.getByRole('button', { name: 'Hapus Kantor' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Hapus' }).click()
  await expect(page.getByText('periksa koneksi internet Anda')).toBeVisible({ timeout: 5_000 })
  await expect(dialog).toBeHidden()
  expect(asked).toHaveLength(1)

  await context.setOffline(false)
  await openPage(page, addressPath)
  await expect(page.getByRole('button', { name: 'Hapus Kantor' })).toBeVisible()
  expect(asked, 'not sent again').toHaveLength(1)
  allowErrors(pageErrors, 'no network')
})
