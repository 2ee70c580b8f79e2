import { logIn, type SignIn } from '../test-clinic/log-in-demo.ts'

const sessions = new Map<string, Promise<string[]>>()

/** Two devices at most may be signed in, so every account does so once; `Set-Cookie` lines. */
export function demoSession(url: string, email: string, site: NonNullable<SignIn['site']> = 'member') {
  const key = `${site} ${email}`
  const found = sessions.get(key) ?? logIn(url, email, { site })
  sessions.set(key, found)
  return found
}
