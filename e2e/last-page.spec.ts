import { hireEditor } from '../tools/clinic/hire-editor.ts'
import { expect, test } from './clinic.ts'
import { fillSignIn } from './fill-sign-in.ts'
import { openPage } from './open-page.ts'

test('a page that is no longer there leads to the last one', async ({ page, clinic }) => {
  const { email, password } = await hireEditor(clinic)
  await openPage(page, '/dashboard/login')
  await fillSignIn(page, email, password)
  await page.getByRole('table').waitFor()
  await openPage(page, '/dashboard/article?page=900')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page).not.toHaveURL(/900/)
})
