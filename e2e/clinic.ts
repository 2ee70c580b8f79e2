import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import { readOutbox } from '../tools/test-clinic/call-clinic.ts'
import { registerMember, registerPatient, type NewPatient } from '../tools/test-clinic/patients.ts'
import { cookiesOf, type SignIn } from '../tools/test-clinic/log-in.ts'
import { openBrowserPool, type BrowserPool } from './browser-pool.ts'
import { signInContext } from './sign-in-context.ts'
import { collectErrors } from './collect-errors.ts'

type Clinic = {
  url: string
  dataDirectory: string
  /** What was sent to an address or number, newest first. */
  outbox: (to: string) => ReturnType<typeof readOutbox>
  /** Someone of her own for this journey, so that no other journey's devices and failures count. */
  newPatient: () => Promise<NewPatient>
  /** The same, with this browser as the first device she is signed in on. */
  newMember: (context: BrowserContext) => Promise<NewPatient>
  /** Puts a signed-in session into a browser context, without opening a page. */
  signIn: (context: BrowserContext, email: string, how?: SignIn) => Promise<void>
}

type Fixtures = {
  clinic: Clinic
  /** Every page of the journey writes here; a line here fails the journey. A journey may take out what it expects. */
  pageErrors: string[]
  /** A page in a browser of its own, with its own cookies. */
  otherDevice: (options?: BrowserContextOptions) => Promise<Page>
  /** Who comes: somebody whose browser has been here before, or with a new one, that fetches and compiles everything. */
  visitor: 'returning' | 'new'
  /** Lends a browser of this visitor's kind until the end of the journey. */
  lend: (options?: BrowserContextOptions) => Promise<BrowserContext>
}

type WorkerFixtures = { pool: BrowserPool }

export const test = base.extend<Fixtures, WorkerFixtures>({
  pool: [async ({ browser }, use) => use(openBrowserPool(browser)), { scope: 'worker' }],
  visitor: ['returning', { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  baseURL: async ({}, use) => use(setting('CLINIC_URL')),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  clinic: async ({}, use) => {
    const url = setting('CLINIC_URL')
    await use({
      url,
      dataDirectory: setting('CLINIC_DATA'),
      outbox: (to) => readOutbox(url, to),
      newPatient: () => registerPatient(url),
      newMember: async (context) => {
        const { patient, cookies } = await registerMember(url)
        await context.addCookies(cookiesOf(cookies, url))
        return patient
      },
      signIn: (context, email, how) => signInContext(url, context, email, how),
    })
  },
  lend: async ({ browser, pool, visitor, viewport, contextOptions }, use) => {
    const ends: (() => Promise<void>)[] = []
    await use(async (options = {}) => {
      if (visitor === 'new' || !isCommon(options)) {
        const context = await browser.newContext(options)
        ends.push(() => context.close())
        return context
      }
      const lent = await pool.lend({ viewport, ...contextOptions, ...options })
      ends.push(() => lent.giveBack())
      return lent.context
    })
    for (const end of ends) await end()
  },
  context: async ({ lend }, use) => use(await lend()),
  pageErrors: [
    async ({ context }, use) => {
      const pageErrors: string[] = []
      const end = await collectErrors(context, pageErrors)
      await use(pageErrors)
      await end()
      expect(pageErrors, 'no page complained').toEqual([])
    },
    { auto: true },
  ],
  otherDevice: async ({ lend, pageErrors }, use) => {
    const ends: (() => Promise<void>)[] = []
    await use(async (options) => {
      const context = await lend(options)
      ends.push(await collectErrors(context, pageErrors))
      return context.newPage()
    })
    for (const end of ends) await end()
  },
})

/** Whether it differs from the others by its size alone. */
const isCommon = (options: BrowserContextOptions) => Object.keys(options).every((key) => key === 'viewport')

export { expect }

/** Set by what started the clinic before the journeys. */
function setting(name: string) {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: start the journeys through Playwright`)
  return value
}
