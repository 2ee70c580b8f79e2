import type { Locator, Page } from '@playwright/test'

/** Signs in by the form, on a page of its own or in the dialog on top of one. */
export async function fillSignIn(where: Page | Locator, email: string, password: string) {
  await where.getByLabel('E-mail', { exact: true }).fill(email)
  await where.getByLabel('Kata sandi', { exact: true }).fill(password)
  await where.getByRole('button', { name: 'Masuk', exact: true }).click()
}
