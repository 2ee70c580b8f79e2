import type { BrowserContext } from '@playwright/test'
import { mustCall } from './call-clinic.ts'

export type SignIn = { password?: string; site?: 'member' | 'dashboard' | 'ops' }

export async function signIn(
  url: string,
  context: BrowserContext,
  email: string,
  { password = 'Rahasia123', site = 'member' }: SignIn = {},
) {
  const { cookies } = await mustCall(url, '/legacy/auth/login', { body: { username: email, password, site } })
  await context.addCookies(cookies.map((line) => cookieOf(line, url)))
}

function cookieOf(line: string, url: string) {
  const [pair = '', ...attributes] = line.split(/;\s*/)
  const [name = '', value = ''] = pair.split(/=(.*)/s)
  const httpOnly = attributes.some((attribute) => attribute.toLowerCase() === 'httponly')
  return { name, value: decodeURIComponent(value), url, httpOnly, sameSite: 'Lax' as const }
}
