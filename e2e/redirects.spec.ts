import { expect, test } from './clinic.ts'
import { fillSignIn } from './fill-sign-in.ts'
import { openPage, untilAlive } from './open-page.ts'

test('redirects: the front door leads to the sign-in', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/auth/login')
})

test('redirects: whoever is signed in is sent home from the sign-in pages', async ({ page, context, clinic }) => {
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
  await untilAlive(page)
  await fillSignIn(page, email, password)
  await expect(page).toHaveURL('/user/consult')
})

test('redirects: a dead session leads to the sign-in once and not in circles', async ({ page, context, clinic }) => {
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
