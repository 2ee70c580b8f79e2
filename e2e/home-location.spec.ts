import type { Page } from '@playwright/test'
import { expect, test } from './clinic.ts'
import { openPage } from './open-page.ts'

const menteng = { latitude: -6.2, longitude: 106.835 }
const denpasar = { latitude: -8.69, longitude: 115.22 }

const greeting = (page: Page) => page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })
const branches = (page: Page) => page.getByRole('region', { name: /^Cabang/ })

/** How often this page requested the location, over all reloads. */
async function countRequests(page: Page) {
  const requested = { times: 0 }
  await page.exposeFunction('countRequest', () => void requested.times++)
  await page.addInitScript(() => {
    const { countRequest } = window as unknown as { countRequest: () => void }
    const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
    navigator.geolocation.getCurrentPosition = (...how) => {
      countRequest()
      ask(...how)
    }
  })
  return requested
}

test.beforeEach(async ({ context, clinic }) => {
  await clinic.newMember(context)
})

test('home location: with a location the nearest branches show, and it is requested once', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(menteng)
  const requested = await countRequests(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/legacy/branch/nearby')) calls.push(request.postData() ?? '')
  })
  await openPage(page, '/user/home')
  await expect(greeting(page).getByRole('link', { name: /Klinik NMW Menteng, 0,8\skm/ })).toBeVisible()
  expect(calls).toEqual([JSON.stringify(menteng)])
  await expect(page.getByRole('heading', { name: 'Cabang terdekat' })).toBeVisible()
  const [first, ...others] = await branches(page).getByRole('listitem').all()
  await expect(first!).toContainText(/Klinik NMW Menteng\s*0,8\skm/)
  expect(others).toHaveLength(3)
  for (const other of others) await expect(other).toContainText(/\d\skm/)

  await page.reload()
  await expect(greeting(page).getByText(/0,8\skm/)).toBeVisible()
  expect(requested.times).toBe(1)

  await greeting(page)
    .getByRole('link', { name: /Klinik NMW Menteng/ })
    .click()
  await expect(page).toHaveURL('/user/branches')
  await expect(page.getByText('Diurutkan dari yang terdekat')).toBeVisible()
  await expect(page.getByRole('listitem').first()).toContainText('Klinik NMW Menteng')
  expect(requested.times).toBe(1)
})

test('home location: a refusal is explained, remembered, and can be changed', async ({ page, context }) => {
  const requested = await countRequests(page)
  await openPage(page, '/user/home')
  await expect(page.getByText('Akses lokasi tidak diberikan')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Cabang', exact: true })).toBeVisible()
  await expect(branches(page).getByRole('listitem')).toHaveCount(4)
  await expect(branches(page)).not.toContainText(/\d\skm/)
  await page.reload()
  await expect(page.getByText('Akses lokasi tidak diberikan')).toBeVisible()
  expect(requested.times).toBe(1)

  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(denpasar)
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(greeting(page).getByRole('link', { name: /Klinik NMW Denpasar, 1,5\skm/ })).toBeVisible()
  await expect(branches(page).getByRole('listitem').first()).toContainText('09.00-20.00 WITA')
})

test('home location: a browser without geolocation shows so, and still lists the branches', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined }))
  await openPage(page, '/user/home')
  await expect(page.getByText('Browser tidak support')).toBeVisible()
  await page.getByRole('link', { name: 'Lihat cabang' }).click()
  await expect(page).toHaveURL('/user/branches')
  await expect(page.getByText('10 dari 25 klinik')).toBeVisible()
})

for (const code of [2, 3]) {
  test(`home location: a failed location, error ${code}, is explained and can be retried`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(menteng)
    await page.addInitScript((code) => {
      const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
      let times = 0
      navigator.geolocation.getCurrentPosition = (found, failed, how) => {
        if (times++) ask(found, failed, how)
        else setTimeout(() => failed?.({ code } as GeolocationPositionError), 50)
      }
    }, code)
    await openPage(page, '/user/home')
    await expect(page.getByText('Tidak dapat akses lokasi')).toBeVisible()
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(greeting(page).getByText('Klinik NMW Menteng')).toBeVisible()
  })
}

test('home location: an unanswered permission blocks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => {}
  })
  await openPage(page, '/user/home')
  await expect(branches(page).getByRole('listitem')).toHaveCount(4)
  await page.getByRole('link', { name: 'Voucher' }).click()
  await expect(page).toHaveURL('/user/voucher')
})

test('home location: the location is deleted at sign-out', async ({ page, context, clinic }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(menteng)
  await openPage(page, '/user/home')
  await expect(greeting(page).getByText('Klinik NMW Menteng')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('nmw-place'))).toContain('106.835')
  await page.goto('/user/logout')
  await expect(page).toHaveURL('/auth/login')
  expect(await page.evaluate(() => sessionStorage.getItem('nmw-place'))).toBeNull()
  await clinic.newMember(context)
  await context.clearPermissions()
  await openPage(page, '/user/home')
  await expect(page.getByText('Akses lokasi tidak diberikan')).toBeVisible()
})
