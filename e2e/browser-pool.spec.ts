import type { Page } from '@playwright/test'
import { openBrowserPool } from './browser-pool.ts'
import { expect, test } from './clinic.ts'

const mayLocate = (page: Page) =>
  page.evaluate(async () => (await navigator.permissions.query({ name: 'geolocation' })).state)

test('browser pool: a browser that is lent again knows nothing of who had it before', async ({ browser, clinic }) => {
  const pool = openBrowserPool(browser)
  const first = await pool.lend({})
  await clinic.newMember(first.context)
  const page = await first.context.newPage()
  await page.goto('/user/home')
  expect(await mayLocate(page)).toBe('prompt')
  await first.context.grantPermissions(['geolocation'])
  expect(await mayLocate(page)).toBe('granted')
  await page.evaluate(async () => {
    localStorage.setItem('mine', 'hers')
    const asked = indexedDB.open('mine')
    await new Promise((resolve) => asked.addEventListener('success', resolve))
  })
  await first.context.setOffline(true)
  await first.giveBack()
  const second = await pool.lend({})
  expect(second.context).toBe(first.context)
  const after = await second.context.newPage()
  await after.goto('/user/home')
  await expect(after).toHaveURL(/\/auth\/login/)
  const left = await after.evaluate(async () => ({
    kept: localStorage.getItem('mine'),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }))
  expect(left).toEqual({ kept: null, databases: [] })
  expect(await mayLocate(after)).toBe('prompt')
  await second.giveBack()
})

test('browser pool: a browser whose clock was taken over, or whose window was closed, is not lent again', async ({
  browser,
}) => {
  const pool = openBrowserPool(browser)
  const first = await pool.lend({})
  await first.context.clock.install()
  await first.giveBack()
  const second = await pool.lend({})
  expect(second.context).not.toBe(first.context)
  for (const page of second.context.pages()) await page.close()
  await second.giveBack()
  const third = await pool.lend({})
  expect(third.context).not.toBe(second.context)
  const wide = await pool.lend({ viewport: { width: 1440, height: 900 } })
  expect(wide.context).not.toBe(third.context)
  for (const lent of [third, wide]) await lent.giveBack()
})
