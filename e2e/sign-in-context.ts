import type { BrowserContext } from '@playwright/test'
import { cookiesOf, logIn, type SignIn } from '../tools/test-clinic/log-in-demo.ts'

export async function signInContext(url: string, context: BrowserContext, email: string, how: SignIn = {}) {
  await context.addCookies(cookiesOf(await logIn(url, email, { password: 'Rahasia123', ...how }), url))
}
