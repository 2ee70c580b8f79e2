import { mustCall } from './call-clinic.ts'

export type SignIn = {
  password?: string
  site?: 'member' | 'dashboard' | 'ops'
  /** The user agent of the device. */
  agent?: string
}

async function signIn(url: string, email: string, { password = 'Demo1234', site = 'member', agent }: SignIn = {}) {
  const body = { username: email, password, site }
  return mustCall(url, '/legacy/auth/login', { body, ...(agent && { headers: { 'user-agent': agent } }) })
}

/** Signs in as a page would, and returns the `Set-Cookie` lines. */
export async function logIn(url: string, email: string, how?: SignIn) {
  return (await signIn(url, email, how)).cookies
}

/** The header that authorizes calls outside of a browser. */
export async function authorize(url: string, email: string, how?: SignIn) {
  const { result } = await signIn(url, email, how)
  return { authorization: `Bearer ${(result as { token: string }).token}` }
}

/** `Set-Cookie` lines as the header of the next request. */
export function cookieHeader(lines: string[]) {
  return lines.map((line) => line.split(';')[0]).join('; ')
}

/** `Set-Cookie` lines as a browser context takes them. */
export function cookiesOf(lines: string[], url: string) {
  return lines.map((line) => {
    const [pair = '', ...attributes] = line.split(/;\s*/)
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const httpOnly = attributes.some((attribute) => attribute.toLowerCase() === 'httponly')
    return { name, value: decodeURIComponent(value), url, httpOnly, sameSite: 'Lax' as const }
  })
}

export type Cookies = ReturnType<typeof cookiesOf>
