import { cookiesOf, logIn } from '../tools/test-clinic/log-in.ts'
import { measureWeight } from '../tools/bench/measure-weight.ts'
import { expect, test } from './clinic.ts'

test('page weight: sign-in fetches less than home', async ({ browser, clinic }) => {
  const { email } = await clinic.newPatient()
  const session = cookiesOf(await logIn(clinic.url, email, { password: 'Rahasia123' }), clinic.url)
  // On a busy machine later files, which do not count, may arrive before the first view is complete.
  await expect(async () => {
    const login = await measureWeight(browser, `${clinic.url}/auth/login`, [])
    const home = await measureWeight(browser, `${clinic.url}/user/home`, session)
    expect(login.total).toBeLessThan(home.total)
    expect(login.files).toBeLessThan(home.files)
  }).toPass({ timeout: 30_000 })
})
