import { endpoint } from '@nmw/contract/endpoint'
import { isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { ApiError } from '../../lib/call/call.ts'
import type { Load } from '../../lib/reads/load.ts'
import type { PageContext } from '../page-context.ts'
import { queryClientOf } from './page-query-client.ts'
import { runLoad } from './run-load.ts'

const readThing = endpoint({
  method: 'GET',
  path: '/legacy/thing',
  audience: 'member',
  summary: 'A thing',
  result: z.object({ name: z.string() }),
})

function loaderArgs(pathname: string, answer: () => Promise<unknown>, params: Record<string, string> = {}) {
  const context: PageContext = {
    call: () => answer() as Promise<never>,
    flags: { publicSite: true, appKey: 'k' },
    language: 'id',
    theme: undefined,
    signedIn: () => true,
    home: () => '/',
    outcome: {},
  }
  return { context, params, deps: {}, location: { href: `${pathname}?tab=1`, pathname } }
}

const refusing = (status: number) => () => Promise.reject(new ApiError(status, 'x'))

test('route loader: the loaded data is only in the query cache', async () => {
  const page = loaderArgs('/user/home', () => Promise.resolve({ name: 'Sari' }))
  const got: unknown[] = []
  const load: Load = async ({ read }) => got.push(await read(readThing, {}))
  expect(await runLoad(load, page)).toBeUndefined()
  expect(got).toEqual([{ name: 'Sari' }])
  expect(queryClientOf(page.context).getQueryCache().getAll()).toHaveLength(1)
})

test.each([401, 403])('route loader: %i on a member page ends the session and redirects to login', async (status) => {
  const page = loaderArgs('/user/order', refusing(status))
  const thrown: unknown = await runLoad(({ read }) => read(readThing, {}), page).catch((error: unknown) => error)
  expect(isRedirect(thrown) && thrown.options).toMatchObject({
    to: '/auth/login',
    search: { next: '/user/order?tab=1' },
    statusCode: 302,
  })
  expect(page.context.outcome).toEqual({ sessionEnded: true })
})

test('route loader: 401 on a public page ends the session without a redirect', async () => {
  const page = loaderArgs('/articles', refusing(401))
  await runLoad(({ read }) => read(readThing, {}), page)
  expect(page.context.outcome).toEqual({ sessionEnded: true })
})

test('route loader: a failed read on the server is not cached, so that the browser reads again', async () => {
  const page = loaderArgs('/user/home', refusing(500))
  await runLoad(({ read }) => read(readThing, {}), page)
  expect(queryClientOf(page.context).getQueryCache().getAll()).toEqual([])
  expect(page.context.outcome).toEqual({})
})

test('route loader: a missing thing answers 404 on its own page, but not on a list', async () => {
  const list = loaderArgs('/user/order', refusing(404))
  await runLoad(({ read }) => read(readThing, {}), list)
  expect(list.context.outcome).toEqual({})
  const detail = loaderArgs('/user/order/9', refusing(404), { id: '9' })
  await runLoad(({ read }) => read(readThing, {}), detail)
  expect(detail.context.outcome).toEqual({ status: 404 })
})

test('route loader: the browser does not wait for the data', async () => {
  const page = loaderArgs('/user/home', () => new Promise(() => undefined))
  page.context.outcome = undefined
  await runLoad(({ read }) => read(readThing, {}), page)
})
