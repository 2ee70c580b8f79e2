import { cookiesOf, logIn } from '../tools/test-clinic/log-in.ts'
import { fileLimits, measureWeight, weightLimits } from '../tools/bench/measure-weight.ts'
import { expect, test } from './clinic.ts'

test('page weight: the first views of sign-in and home stay within their limits of size and files', async ({
  browser,
  clinic,
}) => {
  const { email } = await clinic.newPatient()
  const session = cookiesOf(await logIn(clinic.url, email, { password: 'Rahasia123' }), clinic.url)
  const staysWithin = (view: keyof typeof fileLimits, path: string, cookies: typeof session) =>
    // On a busy machine later files, which do not count, may arrive before the first view is complete.
    expect(async () => {
      const { total, files } = await measureWeight(browser, clinic.url + path, cookies)
      expect(total).toBeLessThanOrEqual(weightLimits[view])
      expect(files).toBeLessThanOrEqual(fileLimits[view])
    }).toPass({ timeout: 30_000 })
  await staysWithin('login', '/auth/login', [])
  await staysWithin('home', '/user/home', session)
})
