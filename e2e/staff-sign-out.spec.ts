import type { Page } from '@playwright/test'
import { setTimeout } from 'node:timers/promises'
import { mustCall } from '../tools/test-clinic/call-clinic.ts'
import { createEditor } from '../tools/test-clinic/staff.ts'
import { cookiesOf } from '../tools/test-clinic/log-in.ts'
import { bookVisit } from './book-visit.ts'
import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { fillSignIn } from './fill-sign-in.ts'
import { allowErrors } from './page-errors.ts'
import { openPage } from './open-page.ts'

const LOST = 'Ada tulisan Anda yang belum tersimpan. Jika keluar sekarang, tulisan itu hilang.'
const askToLeave = (page: Page) => page.getByRole('button', { name: 'Keluar' }).first().click()

test('sign out: a doctor’s note is saved first, and unsaved text is confirmed and deleted', async ({
  page,
  context,
  clinic,
  pageErrors,
}) => {
  const { id, cookies, headers } = await bookVisit(clinic)
  await context.addCookies(cookiesOf(cookies, clinic.url))
  await openPage(page, `/ops/visit/${id}`)
  const note = page.getByLabel('Diagnosis dan catatan')
  const question = page.getByRole('alertdialog')
  await note.fill('Akne vulgaris')
  await askToLeave(page)
  await expect(question.getByRole('button', { name: 'Keluar' })).toBeEnabled()
  await expect(question.getByText(LOST)).toHaveCount(0)
  const { result } = await mustCall(clinic.url, `/legacy/ops/visit/${id}`, { method: 'GET', headers })
  expect(result).toMatchObject({ draft: { data: { diagnosis: 'Akne vulgaris' } } })
  await question.getByRole('button', { name: 'Batal' }).click()

  const busy = { status: false, result: null, message: 'Layanan sedang sibuk', errors: [] }
  let unanswered = 0
  await page.route(`**/legacy/ops/visit/${id}/draft`, async (route) => {
    unanswered++
    await setTimeout(300)
    await route.fulfill({ status: 503, json: busy })
    unanswered--
  })
  await note.fill('Akne vulgaris derajat sedang')
  await askToLeave(page)
  await expect(question.getByText(LOST)).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Batal' }).click()
  await expect(note).toHaveValue('Akne vulgaris derajat sedang')
  await page.getByRole('link', { name: 'Kembali' }).first().click()
  await expect(page).toHaveURL(/\/ops\/visit(\?|$)/)
  await askToLeave(page)
  await expect(question.getByText(LOST)).toBeVisible()
  await question.getByRole('button', { name: 'Keluar' }).click()
  await expect(page).toHaveURL('/ops/login')
  await expect.poll(() => unanswered, 'no save is still on its way').toBe(0)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('visit')))).toEqual([])
  allowErrors(pageErrors, 'status 503')
})

test('sign out: an editor confirms once, and finds the draft on another device', async ({
  page,
  otherDevice,
  clinic,
}) => {
  const { email, password } = await createEditor(clinic)
  await openPage(page, '/dashboard/login')
  await fillSignIn(page, email, password)
  await page.getByRole('link', { name: 'Tambah Artikel' }).first().click()
  await page.getByRole('textbox', { name: 'Isi artikel' }).fill('Kulit sehat di musim hujan')
  await askToLeave(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keluar' }).click()
  await expect(page).toHaveURL('/dashboard/login')
  const elsewhere = await otherDevice()
  await openPage(elsewhere, '/dashboard/login')
  await fillSignIn(elsewhere, email, password)
  await elsewhere.getByRole('link', { name: 'Lanjutkan Tanpa judul' }).click()
  await expect(elsewhere.getByRole('textbox', { name: 'Isi artikel' })).toHaveValue('Kulit sehat di musim hujan')
})
