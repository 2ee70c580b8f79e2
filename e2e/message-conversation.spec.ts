import type { Page } from '@playwright/test'
import { createStaff } from '../tools/test-clinic/staff.ts'
import { inRunningDatabase } from '../tools/test-clinic/in-running-database.ts'
import { logIn } from '../tools/test-clinic/log-in.ts'
import { openChat } from '../tools/test-clinic/messages.ts'
import { withdrawConsent } from '../tools/test-clinic/patients.ts'
import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { allowErrors } from './page-errors.ts'
import { openPage, openWithStream, waitForHydration } from './open-page.ts'

const log = (page: Page) => page.getByRole('log', { name: 'Pesan' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Tulis pesan' })

async function sendText(page: Page, text: string) {
  await field(page).fill(text)
  await page.getByRole('button', { name: 'Kirim', exact: true }).click()
}

test('messages: a patient writes to a branch, and the answer shows in the open page', async ({
  page,
  context,
  clinic,
  otherDevice,
}) => {
  const { email } = await clinic.newMember(context)
  await openPage(page, '/user/message')
  await expect(page.getByRole('heading', { name: 'Pesan (0)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Belum ada pesan' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Tulis ke klinik' }).click()
  await page.getByRole('combobox', { name: 'Cabang' }).fill('menteng')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/user\/message\?id=\d+$/)
  const id = Number(new URL(page.url()).searchParams.get('id'))
  await expect(page.getByRole('heading', { name: 'Klinik NMW Menteng' })).toBeVisible()

  await sendText(page, 'Apakah hari Minggu buka?')
  await expect(log(page).getByText('Apakah hari Minggu buka?')).toHaveCount(1)
  await expect(log(page).getByText(/^\d\d\.\d\d WIB$/)).toBeVisible()
  await expect(log(page).getByText('Hari ini')).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await expectAccessible(page)

  const home = await otherDevice()
  await clinic.signIn(home.context(), email)
  await openWithStream(home, `${clinic.url}/user/home`)
  await openWithStream(page, `/user/message?id=${id}`)
  const office = await createStaff(clinic, 'frontOffice')
  await office.answer(id, { text: 'Ya, pukul 09.00-17.00 WIB.' })
  await expect(log(page).getByText('Ya, pukul 09.00-17.00 WIB.')).toBeVisible({ timeout: 2_000 })
  // Read at once, because the page is open: on the other device the dot appears and disappears.
  await expect(home.getByRole('link', { name: 'Pesan', exact: true })).toBeVisible({ timeout: 4_000 })

  await page.goto('/user/message')
  await office.answer(id, { text: 'Sampai jumpa hari Minggu.' })
  await page.getByRole('heading', { name: 'Pesan (1)' }).waitFor()
  await expect(page.getByRole('link', { name: /Sampai jumpa.*1 pesan belum dibaca/s })).toBeVisible()
  await expect(home.getByRole('link', { name: 'Pesan, ada yang belum dibaca' })).toBeVisible({ timeout: 2_000 })
  await page.getByRole('link', { name: /Klinik NMW Menteng/ }).click()
  await expect(page.getByRole('heading', { level: 1 }), 'the list that had it is gone').toBeFocused()
  await expect(home.getByRole('link', { name: 'Pesan', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Kembali ke daftar pesan' }).click()
  await expect(page.getByRole('heading', { name: 'Pesan (0)' })).toBeFocused()
})

test('messages: a doctor opens a session of ten minutes, and its end closes the conversation', async ({
  page,
  context,
  clinic,
}) => {
  const { email } = await clinic.newMember(context)
  const doctor = await createStaff(clinic, 'doctor')
  const id = await openChat(clinic.dataDirectory, email, doctor.doctorId)
  await openWithStream(page, `/user/message?id=${id}`)
  await expect(page.getByText('Kirim satu pertanyaan pembuka.')).toBeVisible()
  await sendText(page, 'Dok, pipi saya merah.')
  await expect(page.getByText('Pertanyaan Anda sudah terkirim.')).toBeVisible()
  await expect(field(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
  await expectAccessible(page)

  await doctor.answer(id, { text: 'Sejak kapan?' })
  await expect(page.getByRole('timer')).toHaveText(/^(10:00|09:5\d)$/, { timeout: 2_000 })
  await expectAccessible(page)
  await sendText(page, 'Sejak kemarin.')
  await expect(log(page).getByText('Sejak kemarin.')).toBeVisible()

  await inRunningDatabase(clinic.dataDirectory, async ({ $client: pool }) => {
    await pool.query(`update chat set session_ends_at = now() + interval '4 seconds' where id = $1`, [id])
  })
  await page.reload()
  await expect(page.getByRole('timer')).toHaveText(/^00:0\d$/)
  await field(page).focus()
  await expect(page.getByText('Sesi chat sudah berakhir.')).toBeVisible({ timeout: 6_000 })
  await expect(field(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Buat Janji' }).click()
  await expect(page).toHaveURL('/user/consult-create')
})

test('messages: a photo is sent with the message and visible to both sides only', async ({
  page,
  context,
  clinic,
  otherDevice,
  pageErrors,
}) => {
  const { email } = await clinic.newPatient()
  const id = await openChat(clinic.dataDirectory, email)
  await clinic.signIn(context, email)
  await openPage(page, `/user/message?id=${id}`)
  const buffer = Buffer.from(await page.evaluate(drawPhoto), 'base64')
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'catatan.gif', mimeType: 'image/gif', buffer })
  await expect(page.getByText('Gambar harus png atau jpg')).toBeVisible()
  await input.setInputFiles({ name: 'pipi.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Batalkan gambar' }).click()
  await expect(page.getByAltText('Gambar yang akan dikirim')).toHaveCount(0)
  await expect(field(page)).toBeFocused()
  await input.setInputFiles({ name: 'pipi.png', mimeType: 'image/png', buffer })
  await expect(page.getByAltText('Gambar yang akan dikirim')).toBeVisible()
  await expectAccessible(page)
  // After a reload the text is still there and the photo is not, which the page says.
  await field(page).fill('Sejak kemarin.')
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByText('Gambar yang tadi Anda pilih tidak disimpan')).toBeVisible()
  await expect(field(page)).toHaveValue('Sejak kemarin.')
  await input.setInputFiles({ name: 'pipi.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('Gambar yang tadi Anda pilih tidak disimpan')).toHaveCount(0)
  await page.route('**/legacy/upload/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Kirim', exact: true }).click()
  await expect(page.getByText('Belum terkirim.')).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  const unsent = log(page).getByRole('listitem')
  await expect(unsent).toContainText('Sejak kemarin.')
  await expect(unsent).toContainText('Belum terkirim. Gambarnya tidak disimpan di perangkat ini.')
  await expectAccessible(page)
  await page.unroute('**/legacy/upload/**')
  allowErrors(pageErrors, 'aborted call')
  // The photo is uploaded and the message fails: the photo need not be chosen again.
  await page.route('**/send', (route) => route.abort(), { times: 1 })
  await unsent.getByLabel('Pilih gambar').setInputFiles({ name: 'pipi.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('Belum terkirim.')).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Kirim lagi' }).click()
  allowErrors(pageErrors, 'aborted call')
  await expect(unsent).toHaveText([/Sejak kemarin\./])
  await expect(page.getByText('Belum terkirim.')).toHaveCount(0)
  const picture = log(page).getByRole('img', { name: 'Gambar dari Anda' })
  await expect(picture).toHaveAttribute('src', /^\/img\/[0-9a-f]{32}\.webp/)
  await expect(picture).toHaveCount(1)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const src = (await picture.getAttribute('src')) ?? ''

  const stranger = await otherDevice()
  await clinic.signIn(stranger.context(), (await clinic.newPatient()).email)
  expect((await stranger.goto(clinic.url + src))?.status()).toBe(404)
  await page.goto('/user/message')
  await expect(page.getByRole('link', { name: /Anda: \[Gambar\] Sejak/ })).toBeVisible()
})

test('messages: a photo waits for the consent and is then sent with the text', async ({ page, context, clinic }) => {
  const { email, password } = await clinic.newPatient()
  const id = await openChat(clinic.dataDirectory, email)
  await clinic.signIn(context, email, { password })
  await withdrawConsent(clinic.url, await logIn(clinic.url, email, { password }))
  await openPage(page, `/user/message?id=${id}`)
  const buffer = Buffer.from(await page.evaluate(drawPhoto), 'base64')
  await page.locator('input[type=file]').setInputFiles({ name: 'pipi.png', mimeType: 'image/png', buffer })
  const allow = page.getByRole('button', { name: 'Izinkan foto' })
  await expect(allow).toBeVisible()
  await sendText(page, 'Pipi saya merah.')
  await expect(page.getByRole('region', { name: 'Izinkan foto kulit Anda?' })).toBeFocused()
  await expect(field(page)).toHaveValue('Pipi saya merah.')
  await expect(log(page).getByRole('listitem')).toHaveCount(0)
  await expectAccessible(page)
  await allow.click()
  await expect(log(page).getByRole('img', { name: 'Gambar dari Anda' })).toHaveAttribute('src', /^\/img\//)
  await expect(log(page).getByRole('listitem')).toHaveText([/Pipi saya merah\./])
  await expect(allow).toHaveCount(0)
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
})

test('messages: a message written offline is sent again by a button, once', async ({
  page,
  context,
  clinic,
  pageErrors,
}) => {
  const { email } = await clinic.newMember(context)
  const id = await openChat(clinic.dataDirectory, email)
  await openPage(page, `/user/message?id=${id}`)
  await context.setOffline(true)
  await sendText(page, 'Pertama')
  await sendText(page, 'Kedua')
  await expect(page.getByText('Belum terkirim.')).toHaveCount(2)
  await expectAccessible(page)
  // They survive a change of screen.
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Kembali ke daftar pesan' }).click()
  await page.getByRole('link', { name: /Klinik NMW Menteng/ }).click()
  await expect(page.getByText('Belum terkirim.')).toHaveCount(2)
  // They survive a reload, with the text being typed.
  await field(page).fill('Lalu')
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByText('Belum terkirim.')).toHaveCount(2)
  await expect(field(page)).toHaveValue('Lalu')
  await field(page).fill('')
  await page.getByRole('button', { name: 'Kirim lagi' }).first().click()
  await expect(page.getByText('Belum terkirim.')).toHaveCount(1)
  await expect(log(page), 'the focus follows').toBeFocused()
  await page.getByRole('button', { name: 'Hapus' }).click()
  await expect(page.getByText('Belum terkirim.')).toHaveCount(0)
  await expect(log(page)).toBeFocused()
  await page.reload()
  await expect(log(page).getByRole('listitem')).toHaveText([/Pertama/])

  // Only the response is lost: sending it again creates no second message.
  await openPage(page, `/user/message?id=${id}`)
  const lost = Promise.withResolvers<void>()
  await page.route(
    '**/send',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
      lost.resolve()
    },
    { times: 1 },
  )
  await sendText(page, 'Ketiga')
  await lost.promise
  await expect(log(page).getByText('Ketiga')).toHaveCount(1)
  await expect(page.getByText('Belum terkirim.')).toHaveCount(0)
  await expect(log(page).getByRole('listitem')).toHaveCount(2)
  allowErrors(pageErrors, 'no network', 'network changed', 'reset connection')
})

test('messages: HTML and control characters show as plain text', async ({ page, context, clinic }) => {
  const { email } = await clinic.newMember(context)
  const id = await openChat(clinic.dataDirectory, email)
  const office = await createStaff(clinic, 'frontOffice')
  await page.setViewportSize({ width: 320, height: 640 })
  const hostile = [
    '<script>document.title="dead"</script>',
    '<img src=x onerror="document.title=\'dead\'">',
    '\u202Eterbalik \u202D[tautan](javascript:alert(1))',
    'مرحبا بالعالم',
    'W'.repeat(500),
    '🌸'.repeat(200),
    '   spasi\t\tdan\n\n\nbaris   ',
  ]
  for (const text of hostile) await office.answer(id, { text })
  await openPage(page, `/user/message?id=${id}`)
  await expect(log(page).getByRole('listitem')).toHaveCount(hostile.length)
  for (const text of hostile.slice(0, 4)) await expect(log(page).getByText(text)).toBeAttached()
  await expect(page).toHaveTitle(/^Pesan/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await log(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  await expectAccessible(page)
  await page.goto('/user/message')
  await expect(page.getByRole('link', { name: /spasi/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('messages: older messages load above without moving the view, and new ones show a button', async ({
  page,
  context,
  clinic,
}) => {
  const { email } = await clinic.newPatient()
  const id = await openChat(clinic.dataDirectory, email)
  const office = await createStaff(clinic, 'frontOffice')
  await inRunningDatabase(clinic.dataDirectory, async ({ $client: pool }) => {
    await pool.query(
      `insert into chat_message (chat_id, sender, sender_id, body, client_key, created_at)
       select id, 'patient', patient_id, 'Pesan ke-' || n, 'older-' || id || '-' || n, now() - interval '1 day' * (75 - n)
       from chat, generate_series(1, 75) n where id = $1 order by n`,
      [id],
    )
  })
  await clinic.signIn(context, email)
  await openWithStream(page, `/user/message?id=${id}`)
  await expect(log(page).getByText('Pesan ke-75', { exact: true })).toBeInViewport()
  await expect(log(page).getByRole('listitem')).toHaveCount(30)
  await page.getByRole('button', { name: 'Muat pesan sebelumnya' }).scrollIntoViewIfNeeded()
  const oldest = log(page).getByText('Pesan ke-46', { exact: true })
  const before = (await oldest.boundingBox())!.y
  await page.getByRole('button', { name: 'Muat pesan sebelumnya' }).click()
  await expect(log(page).getByRole('listitem')).toHaveCount(60)
  expect(Math.abs((await oldest.boundingBox())!.y - before)).toBeLessThan(60)

  await office.answer(id, { text: 'Baru sekali' })
  await expect(page.getByRole('button', { name: 'Pesan baru' })).toBeVisible({ timeout: 2_000 })
  await expect(log(page).getByRole('listitem')).toHaveCount(61)
  expect(Math.abs((await oldest.boundingBox())!.y - before)).toBeLessThan(60)
  await page.getByRole('button', { name: 'Pesan baru' }).click()
  await expect(log(page).getByText('Baru sekali')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Pesan baru' })).toBeHidden()
  await page.getByRole('button', { name: 'Muat pesan sebelumnya' }).click()
  await expect(log(page).getByRole('listitem')).toHaveCount(76)
  await expect(page.getByRole('button', { name: 'Muat pesan sebelumnya' })).toBeHidden()
})

test('messages: on wide screens the list is beside the conversation, and Enter sends', async ({
  page,
  context,
  clinic,
}) => {
  const { email } = await clinic.newPatient()
  const doctor = await createStaff(clinic, 'doctor')
  const [branch, withDoctor] = [
    await openChat(clinic.dataDirectory, email),
    await openChat(clinic.dataDirectory, email, doctor.doctorId),
  ]
  await clinic.signIn(context, email)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/user/message')
  await expect(page.getByText('Pilih percakapan untuk membacanya.')).toBeVisible()
  const list = page.getByRole('list', { name: 'Percakapan' })
  await list.getByRole('link', { name: /^Klinik NMW Menteng/ }).click()
  await expect(page).toHaveURL(`/user/message?id=${branch}`)
  await field(page).fill('Baris satu')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('baris dua')
  await page.keyboard.press('Enter')
  await expect(log(page).getByText('Baris satu baris dua')).toHaveCount(1)
  await expect(list.getByRole('link', { name: /Anda: Baris satu/ })).toBeVisible()
  await field(page).fill('Belum selesai')
  await list.getByRole('link', { name: /^dr\./ }).click()
  await expect(page).toHaveURL(`/user/message?id=${withDoctor}`)
  await expect(field(page)).toHaveValue('')
  await list.getByRole('link', { name: /^Klinik NMW Menteng/ }).click()
  await expect(field(page)).toHaveValue('Belum selesai')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await field(page).press('End')
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue('Belum selesai\n')
})

test('messages: the conversation of another patient is not found', async ({ page, context, clinic }) => {
  const stranger = await clinic.newPatient()
  const id = await openChat(clinic.dataDirectory, stranger.email)
  await clinic.signIn(context, (await clinic.newPatient()).email)
  for (const wanted of [id, 999_999_999]) {
    await openPage(page, `/user/message?id=${wanted}`)
    await expect(page.getByRole('heading', { name: 'Percakapan tidak ditemukan' })).toBeVisible()
  }
  await page.goto('/user/message?id=abc')
  await expect(page.getByRole('heading', { name: 'Pesan (0)' })).toBeVisible()
})

/** Runs in the page. */
async function drawPhoto() {
  const canvas = new OffscreenCanvas(320, 240)
  const drawing = canvas.getContext('2d')!
  drawing.fillStyle = '#efd9c9'
  drawing.fillRect(0, 0, 320, 240)
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
  return btoa(String.fromCharCode(...bytes))
}
