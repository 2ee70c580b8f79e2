import type { Locator, Page } from '@playwright/test'

/** The two fields that every sign-in has, on a page of its own or on top of one, and its button. */
export async function fillSignIn(where: Page | Locator, email: string, password: string) {
  await where.getByLabel('E-mail', { exact: true }).fill(email)
  await where.getByLabel('Kata sandi', { exact: true }).fill(password)
  await where.getByRole('button', { name: 'Masuk', exact: true }).click()
}
