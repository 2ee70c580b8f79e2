import type { Page } from '@playwright/test'
import type { TestClinic } from '../test-clinic/call-clinic.ts'
import { logIn, type SignIn } from '../test-clinic/log-in.ts'
import { registerPatient } from '../test-clinic/patients.ts'

/** One screen in one state: opened once, then captured in every width, light and dark. */
export type Screenshot = {
  /** The folder of its images; `--only` looks for a part of it. */
  name: string
  /** Missing where `before` returns it. */
  path?: string
  /** It comes about by failed calls, which the browser logs as errors. */
  expectsFailedCalls?: true
  /** A demo account, signed in once and shared by all screenshots. */
  as?: { email: string; site?: NonNullable<SignIn['site']> }
  /** Prepares accounts or messages before the page is opened, and returns the cookies to use or the path to open. */
  before?: (clinic: TestClinic) => Promise<{ setCookies?: string[]; path?: string }>
  /** Brings the opened page into its state. */
  act?: (page: Page, clinic: TestClinic) => Promise<unknown>
}

type Act = NonNullable<Screenshot['act']>

export function screen(name: string, path: string, options: Omit<Screenshot, 'name' | 'path' | 'act'>, act: Act) {
  return { name, path, ...options, act }
}

const sessions = new Map<string, Promise<string[]>>()

/** `Set-Cookie` lines of a demo account. It signs in once, because only two devices may be signed in. */
export function demoSession(url: string, email: string, site: NonNullable<SignIn['site']> = 'member') {
  const key = `${site} ${email}`
  const session = sessions.get(key) ?? logIn(url, email, { site })
  sessions.set(key, session)
  return session
}

/** A new patient, signed in. */
export async function newPatient({ url }: TestClinic) {
  const { email, password } = await registerPatient(url)
  return { email, setCookies: await logIn(url, email, { password }) }
}

/** The staff area is rendered in the browser, which takes its time on a busy machine. */
export async function waitForContent(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}
