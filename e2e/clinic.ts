import { test as base, type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { readOutbox, type TestClinic } from '../tools/test-clinic/call-clinic.ts'
import { cookiesOf, logIn, type SignIn } from '../tools/test-clinic/log-in.ts'
import { type NewPatient, registerMember, registerPatient } from '../tools/test-clinic/patients.ts'
import { createStaff, type StaffRole } from '../tools/test-clinic/staff.ts'
import { type BrowserPool, openBrowserPool } from './browser-pool.ts'
import { collectErrors } from './page-errors.ts'

type Clinic = TestClinic & {
  /** The messages to an address or number, newest first. */
  outbox: (to: string) => ReturnType<typeof readOutbox>
  /** A patient for this journey alone, so that no other journey's devices and failures count. */
  newPatient: () => Promise<NewPatient>
  /** The same, with this browser as the first signed-in device. */
  newMember: (context: BrowserContext) => Promise<NewPatient>
  /** A new member of staff, signed in in this browser. */
  newStaff: (context: BrowserContext, role: StaffRole) => ReturnType<typeof createStaff>
  /** Puts the cookies of a session into a browser context, without opening a page. */
  signIn: (context: BrowserContext, email: string, how?: SignIn) => Promise<void>
}

type Fixtures = {
  clinic: Clinic
  /** Errors of all pages; any left at the end fails the journey, which may remove what it expects by `allowErrors`. */
  pageErrors: string[]
  /** A page in another browser, with its own cookies. */
  otherDevice: (options?: BrowserContextOptions) => Promise<Page>
  /** A first visit, which fetches and compiles everything, instead of a browser from the pool. */
  freshBrowser: boolean
  /** A browser context until the end of the journey. */
  newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>
}

type WorkerFixtures = { pool: BrowserPool }

export const test = base.extend<Fixtures, WorkerFixtures>({
  pool: [async ({ browser }, use) => use(openBrowserPool(browser)), { scope: 'worker' }],
  freshBrowser: [false, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires the pattern
  baseURL: async ({}, use) => use(setting('CLINIC_URL')),
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires the pattern
  clinic: async ({}, use) => {
    const url = setting('CLINIC_URL')
    const dataDirectory = setting('CLINIC_DATA')
    await use({
      url,
      dataDirectory,
      outbox: (to) => readOutbox(url, to),
      newPatient: () => registerPatient(url),
      newMember: async (context) => {
        const { patient, cookies } = await registerMember(url)
        await context.addCookies(cookiesOf(cookies, url))
        return patient
      },
      newStaff: async (context, role) => {
        const staff = await createStaff({ url, dataDirectory }, role)
        await context.addCookies(cookiesOf(staff.cookies, url))
        return staff
      },
      signIn: (context, email, how) => signInContext(url, context, email, how),
    })
  },
  newContext: async ({ browser, pool, freshBrowser, viewport, contextOptions }, use) => {
    const releases: (() => Promise<void>)[] = []
    await use(async (options = {}) => {
      if (freshBrowser || !isPoolable(options)) {
        const context = await browser.newContext(options)
        releases.push(() => context.close())
        return context
      }
      const pooled = await pool.acquire({ viewport, ...contextOptions, ...options })
      releases.push(() => pooled.release())
      return pooled.context
    })
    for (const release of releases) await release()
  },
  context: async ({ newContext }, use) => use(await newContext()),
  pageErrors: [
    async ({ context }, use) => {
      const pageErrors: string[] = []
      const stop = await collectErrors(context, pageErrors)
      await use(pageErrors)
      await stop()
      expect(pageErrors, 'no page had an error').toEqual([])
    },
    { auto: true },
  ],
  otherDevice: async ({ newContext, pageErrors }, use) => {
    const stops: (() => Promise<void>)[] = []
    await use(async (options) => {
      const context = await newContext(options)
      stops.push(await collectErrors(context, pageErrors))
      return context.newPage()
    })
    for (const stop of stops) await stop()
  },
})

/** Whether it differs from the others by its size alone. */
const isPoolable = (options: BrowserContextOptions) => Object.keys(options).every((key) => key === 'viewport')

export { expect }

export async function signInContext(url: string, context: BrowserContext, email: string, how: SignIn = {}) {
  await context.addCookies(cookiesOf(await logIn(url, email, { password: 'Rahasia123', ...how }), url))
}

/** Set by the global setup. */
function setting(name: string) {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: start the journeys through Playwright`)
  return value
}
