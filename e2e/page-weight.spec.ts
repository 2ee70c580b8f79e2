import { cookiesOf, logIn } from '../tools/test-clinic/log-in.ts'
import { fileLimits, measureWeight, weightLimits } from '../tools/bench/measure-weight.ts'
import { expect, test } from './clinic.ts'

test('first view: the first views of sign-in and home stay as light as promised, in few files', async ({
  browser,
  clinic,
}) => {
  const { email } = await clinic.newPatient()
  const session = cookiesOf(await logIn(clinic.url, email, { password: 'Rahasia123' }), clinic.url)
  const staysWithin = (view: keyof typeof fileLimits, path: string, cookies: typeof session) =>
    // On a busy machine what comes a little later, and does not count, may come before the first is all there.
    expect(async () => {
      const { total, files } = await measureWeight(browser, clinic.url + path, cookies)
      expect(total).toBeLessThanOrEqual(weightLimits[view])
      expect(files).toBeLessThanOrEqual(fileLimits[view])
    }).toPass({ timeout: 30_000 })
  await staysWithin('login', '/auth/login', [])
  await staysWithin('home', '/user/home', session)
})
