import { cookiesOf, logIn } from '../tools/clinic/log-in-demo.ts'
import { measureWeight, weightLimits } from '../tools/bench/measure-weight.ts'
import { expect, test } from './clinic.ts'

test('the first views of sign-in and home stay as light as promised', async ({ browser, clinic }) => {
  const { email } = await clinic.newPatient()
  const session = cookiesOf(await logIn(clinic.url, email, { password: 'Rahasia123' }), clinic.url)
  const login = await measureWeight(browser, `${clinic.url}/auth/login`, [])
  expect(login.total).toBeLessThanOrEqual(weightLimits.login)
  const home = await measureWeight(browser, `${clinic.url}/user/home`, session)
  expect(home.total).toBeLessThanOrEqual(weightLimits.home)
})
