import type { Page } from '@playwright/test'
import { openBrowserPool } from './browser-pool.ts'
import { expect, test } from './clinic.ts'

const mayLocate = (page: Page) =>
  page.evaluate(async () => (await navigator.permissions.query({ name: 'geolocation' })).state)

test('browser pool: a reused browser has no data of its last user', async ({ browser, clinic }) => {
  const pool = openBrowserPool(browser)
  const first = await pool.acquire({})
  await clinic.newMember(first.context)
  const page = await first.context.newPage()
  await page.goto('/user/home')
  expect(await mayLocate(page)).toBe('prompt')
  await first.context.grantPermissions(['geolocation'])
  expect(await mayLocate(page)).toBe('granted')
  await page.evaluate(async () => {
    localStorage.setItem('mine', 'left')
    const opening = indexedDB.open('mine')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
  })
  await first.context.setOffline(true)
  await first.release()
  const second = await pool.acquire({})
  expect(second.context).toBe(first.context)
  const after = await second.context.newPage()
  await after.goto('/user/home')
  await expect(after).toHaveURL(/\/auth\/login/)
  const left = await after.evaluate(async () => ({
    stored: localStorage.getItem('mine'),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }))
  expect(left).toEqual({ stored: null, databases: [] })
  expect(await mayLocate(after)).toBe('prompt')
  await second.release()
})

test('browser pool: a browser with an installed clock, or whose pages were closed, is not reused', async ({
  browser,
}) => {
  const pool = openBrowserPool(browser)
  const first = await pool.acquire({})
  await first.context.clock.install()
  await first.release()
  const second = await pool.acquire({})
  expect(second.context).not.toBe(first.context)
  for (const page of second.context.pages()) await page.close()
  await second.release()
  const third = await pool.acquire({})
  expect(third.context).not.toBe(second.context)
  const wide = await pool.acquire({ viewport: { width: 1440, height: 900 } })
  expect(wide.context).not.toBe(third.context)
  for (const acquired of [third, wide]) await acquired.release()
})
