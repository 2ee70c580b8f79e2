import { fillPath } from '@nmw/contract/fill-path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRoutes } from '../all-routes.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import type { TestApp } from '../testing/app/open-test-app.ts'
import { openWholeTestApp } from '../testing/app/open-whole-test-app.ts'
import { printFigure } from '../testing/stress/print-figure.ts'

let testApp: TestApp
let cookie: string
let refusals = 0
beforeAll(async () => {
  testApp = await openWholeTestApp()
  const browser = testApp.visitor()
  await browser.logIn((await createPatient(testApp)).email)
  const { email } = await createPatient(testApp, { roleId: 1 })
  for (const site of ['dashboard', 'ops'] as const) await browser.logIn(email, { site })
  cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
})
afterAll(async () => {
  await testApp.close()
  printFigure(`X4: ${writes.length} writes from ${pages.length} kinds of foreign page: ${refusals} refused`)
})

const writes = allRoutes.map(({ endpoint }) => endpoint).filter(({ method }) => method !== 'GET')

/** Headers a browser sends for a page of another origin. */
const pages: [string, Record<string, string>][] = [
  ['another site', { origin: 'https://evil.test' }],
  ['a page without an origin', { origin: 'null' }],
  ['a domain that starts like ours', { origin: 'http://localhost:8088.evil.test' }],
  ['a subdomain of ours', { origin: 'http://lain.localhost:8088' }],
  ['another port of our host', { origin: 'http://localhost:8089' }],
  ['a link from elsewhere', { 'sec-fetch-site': 'cross-site' }],
  ['a same-site page without an origin header', { 'sec-fetch-site': 'same-site' }],
  ['a request without any header', {}],
]

test.each(pages)(
  'cross-site writes: X4: %s writes nothing in the name of the signed-in user',
  async (_page, pageHeaders) => {
    const accepted: string[] = []
    for (const { method, path } of writes) {
      const answer = await testApp.app.inject({
        method,
        url: fillPath(path, { id: '1', key: 'none' }),
        remoteAddress: '10.7.7.8',
        // What a form on any page can send.
        headers: { authorization: 'Bearer nmw-public', cookie, 'content-type': 'text/plain', ...pageHeaders },
        payload: '{}',
      })
      const { message } = answer.json<{ message: string }>()
      const refused = answer.statusCode === 400 && message === 'Permintaan ditolak karena berasal dari situs lain'
      if (refused) refusals++
      else accepted.push(`${method} ${path}: ${answer.statusCode} ${message}`)
    }
    expect(accepted).toEqual([])
  },
)
