import { expect, test } from './clinic.ts'
import { fillSignIn } from './fill-sign-in.ts'
import { openPage, waitForHydration } from './open-page.ts'

test('redirects: the root redirects to the sign-in', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/auth/login')
})

test('redirects: a signed-in patient is redirected home from the sign-in pages', async ({ page, context, clinic }) => {
  await clinic.newMember(context)
  for (const path of ['/auth/login', '/auth/register', '/auth/forgot-password', '/']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/user/home')
  }
})

test('redirects: a member page asks to sign in first and is then shown', async ({ page, clinic }) => {
  const { email, password } = await clinic.newPatient()
  await page.goto('/user/consult')
  await expect(page).toHaveURL(/\/auth\/login\?next=/)
  await waitForHydration(page)
  await fillSignIn(page, email, password)
  await expect(page).toHaveURL('/user/consult')
})

test('redirects: an invalid session redirects to the sign-in without a loop', async ({ page, context, clinic }) => {
  await context.addCookies([
    { name: 'nmw_member', value: 'sudah-mati', url: clinic.url, httpOnly: true, sameSite: 'Lax' },
    { name: 'nmw_member_present', value: '1', url: clinic.url, sameSite: 'Lax' },
  ])
  await page.goto('/user/home')
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect
    .poll(async () => (await context.cookies()).filter(({ name }) => name.startsWith('nmw_member')))
    .toEqual([])
  await openPage(page, '/auth/login')
  await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/auth/login')
})
