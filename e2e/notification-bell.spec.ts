import { CATEGORY } from '@nmw/contract/notification'
import { openChat, notifyPatient } from '../tools/test-clinic/messages.ts'
import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openPage, openWithStream } from './open-page.ts'

const path = '/user/notification'

test('notifications: opening a notification marks it as read and leads to its subject', async ({
  page,
  context,
  clinic,
}) => {
  const { email } = await clinic.newPatient()
  const chat = await openChat(clinic.dataDirectory, email)
  for (const [category, message, link] of [
    [CATEGORY.promo, 'Bulan Kulit Sehat dimulai.', '/user/promo/bulan-kulit-sehat'],
    [CATEGORY.points, 'Poin Anda bertambah.', null],
    [CATEGORY.consultation, 'Klinik NMW Menteng membalas pesan Anda.', `/user/message?id=${chat}`],
  ] as const) {
    await notifyPatient(clinic.dataDirectory, email, { category, message, link })
  }
  await clinic.signIn(context, email)
  await openPage(page, '/user/home')
  await page.getByRole('link', { name: 'Notifikasi, ada yang belum dibaca' }).click()
  await expect(page.getByRole('heading', { name: 'Notifikasi (3)' })).toBeVisible()
  await expect(page).toHaveTitle(/^Notifikasi \(3\)/)
  const rows = page.getByRole('group', { name: 'Notifikasi' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('Konsultasi')
  await expect(rows.getByText('Baru', { exact: true })).toHaveCount(3)
  await expectAccessible(page)

  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL(`/user/message?id=${chat}`)
  await expect(page.getByRole('heading', { name: 'Klinik NMW Menteng' })).toBeVisible()
  await page.goBack()
  await expect(rows.getByText('Baru', { exact: true })).toHaveCount(2)
  await expect(page.getByText('2 belum dibaca')).toBeVisible()

  await rows.nth(1).getByRole('button').click()
  await expect(page.getByText('1 belum dibaca')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 belum dibaca')).toBeVisible()

  await page.getByRole('button', { name: 'Tandai semua dibaca' }).click()
  await expect(page.getByText('Semua notifikasi sudah dibaca')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Notifikasi' })).toBeFocused()
  await expect(rows.getByText('Baru', { exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'Kembali', exact: true }).click()
  await expect(page).toHaveURL('/user/home')
  await expect(page.getByRole('link', { name: 'Notifikasi', exact: true })).toBeVisible()
})

test('notifications: many are paged, and none links home', async ({ page, context, clinic, otherDevice }) => {
  const { email } = await clinic.newMember(context)
  await openPage(page, path)
  await expect(page.getByRole('heading', { name: 'Notifikasi (0)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Belum ada notifikasi' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Kembali ke beranda' }).click()
  await expect(page).toHaveURL('/user/home')

  const wide = await otherDevice({ viewport: { width: 1440, height: 900 } })
  for (let news = 1; news <= 12; news++) {
    const message = `Kabar ${news}`
    await notifyPatient(clinic.dataDirectory, email, { category: CATEGORY.payment, message, link: '/user/order' })
  }
  await clinic.signIn(wide.context(), email)
  await openPage(wide, clinic.url + path)
  await expect(wide.getByText('1-10 dari 12')).toBeVisible()
  await wide.getByRole('link', { name: 'Berikutnya' }).click()
  await expect(wide).toHaveURL(/\?page=2$/)
  await expect(wide.getByText('Kabar 1', { exact: true })).toBeVisible()
  await wide.goto(`${clinic.url}${path}?page=9`)
  await wide.getByRole('link', { name: 'Ke notifikasi terbaru' }).click()
  await expect(wide.getByText('Kabar 12')).toBeVisible()
})

test('notifications: a new notification shows in open pages by itself', async ({
  page,
  context,
  clinic,
  otherDevice,
}) => {
  const { email } = await clinic.newMember(context)
  await openWithStream(page, '/user/home')
  await expect(page.getByRole('link', { name: 'Notifikasi', exact: true })).toBeVisible()
  const list = await otherDevice()
  await clinic.signIn(list.context(), email)
  await openWithStream(list, clinic.url + path)

  const message = 'Pembayaran Anda sudah kami terima.'
  await notifyPatient(clinic.dataDirectory, email, { category: CATEGORY.payment, message, link: '/user/order' })
  await Promise.all([
    expect(page.getByRole('link', { name: 'Notifikasi, ada yang belum dibaca' })).toBeVisible({ timeout: 2_000 }),
    expect(list.getByText(message)).toBeVisible({ timeout: 2_000 }),
  ])
  await expect(list.getByRole('heading', { name: 'Notifikasi (1)' })).toBeVisible()
  await list.getByRole('button', { name: 'Tandai semua dibaca' }).click()
  await expect(page.getByRole('link', { name: 'Notifikasi', exact: true })).toBeVisible({ timeout: 2_000 })
})

test('notifications: two windows of one browser share one stream', async ({ page, context, clinic }) => {
  const { email } = await clinic.newMember(context)
  let streams = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/legacy/stream')) streams++
  })
  await openWithStream(page, '/user/home')
  const second = await context.newPage()
  const caughtUp = second.waitForResponse('**/legacy/profile/info/detail')
  await openPage(second, path)
  await caughtUp
  await notifyPatient(clinic.dataDirectory, email, { category: CATEGORY.payment, message: 'Halo', link: null })
  await expect(second.getByText('Halo')).toBeVisible({ timeout: 2_000 })
  expect(streams).toBe(1)
  await page.close()
  await second.waitForResponse('**/legacy/stream')
  await notifyPatient(clinic.dataDirectory, email, { category: CATEGORY.payment, message: 'Lagi', link: null })
  await expect(second.getByText('Lagi')).toBeVisible({ timeout: 2_000 })
})

test('notifications: a device removed elsewhere leaves its page by itself', async ({
  page,
  context,
  clinic,
  otherDevice,
}) => {
  const { email } = await clinic.newMember(context)
  await openWithStream(page, '/user/home')
  const other = await otherDevice()
  await clinic.signIn(other.context(), email)
  await openPage(other, `${clinic.url}/user/account-setting?slug=devices`)
  await other.getByRole('button', { name: 'Keluarkan semua perangkat lain' }).click()
  await other.getByRole('button', { name: 'Ya, keluarkan' }).click()
  await expect(page).toHaveURL(/\/auth\/login/, { timeout: 40_000 })
})

test('notifications: HTML in a message shows as plain text', async ({ page, context, clinic }) => {
  const { email } = await clinic.newMember(context)
  const message = `<img src=x onerror="document.title='dead'"> \u202Ekanan ke kiri ${'x'.repeat(300)}`
  await notifyPatient(clinic.dataDirectory, email, { category: CATEGORY.promo, message, link: null })
  await page.setViewportSize({ width: 320, height: 640 })
  await openPage(page, path)
  await expect(page.getByText('<img src=x')).toBeVisible()
  await expect(page).toHaveTitle(/^Notifikasi/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
