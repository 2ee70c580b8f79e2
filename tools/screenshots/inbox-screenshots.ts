import { CATEGORY } from '@nmw/contract/notification'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { mustCall, type TestClinic } from '../test-clinic/call-clinic.ts'
import { createStaff } from '../test-clinic/staff.ts'
import { cookieHeader } from '../test-clinic/log-in.ts'
import { openChat, notifyPatient } from '../test-clinic/messages.ts'
import { withdrawConsent } from '../test-clinic/patients.ts'
import { newPatient, screen, type Screenshot } from './screenshot.ts'

const siti = { email: 'siti@nmw.example' }
const maria = { email: 'maria@nmw.example' }

export const inboxScreenshots: Screenshot[] = [
  { name: 'notification', path: '/user/notification', as: siti },
  { name: 'notification-page-2', path: '/user/notification?page=2', as: siti },
  { name: 'notification-made', path: '/user/notification', as: { email: 'made@nmw.example' } },
  { name: 'notification-empty', path: '/user/notification', as: maria },
  { name: 'notification-long', path: '/user/notification', before: longNotifications },
  screen('notification-failed', '/user/account', { as: siti, expectsFailedCalls: true }, (page) =>
    openFailing(page, '**/legacy/notification/all*', '/user/notification'),
  ),
  { name: 'message-list', path: '/user/message', as: siti },
  { name: 'message-empty', path: '/user/message', as: maria },
  screen('message-failed', '/user/account', { as: siti, expectsFailedCalls: true }, (page) =>
    openFailing(page, '**/legacy/message/all', '/user/message'),
  ),
  screen('message-branch', '', { before: (clinic) => inConversation(clinic, 'free') }, async (page) => {
    const buffer = await sharp(Buffer.from(cheek)).png().toBuffer()
    await page.locator('input[type=file]').setInputFiles({ name: 'pipi.png', mimeType: 'image/png', buffer })
    await page.getByLabel('Tulis pesan').fill('Begini kondisinya pagi ini.')
    await page.getByRole('button', { name: 'Kirim', exact: true }).click()
    await page.locator('img[src^="/img/"][alt="Gambar dari Anda"]').waitFor()
  }),
  {
    name: 'message-consent',
    before: async (clinic) => {
      const made = await inConversation(clinic, 'free')
      await withdrawConsent(clinic.url, made.setCookies)
      return made
    },
    act: async (page) => {
      await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: pixel })
      await page.getByLabel('Tulis pesan').fill('Begini kondisinya pagi ini.')
      await page.getByRole('button', { name: 'Izinkan foto' }).waitFor()
    },
  },
  { name: 'message-opening', before: (clinic) => inConversation(clinic, 'opening') },
  { name: 'message-waiting', before: (clinic) => inConversation(clinic, 'waiting') },
  { name: 'message-session', before: (clinic) => inConversation(clinic, 'session') },
  screen('message-ended', '/user/message', { as: siti }, async (page) => {
    await page.getByRole('link', { name: /Anindita/ }).click()
    await page.getByText('Sesi chat sudah berakhir.').waitFor()
  }),
  { name: 'message-missing', path: '/user/message?id=999999', as: siti },
  screen('message-new', '/user/message', { as: siti }, async (page) => {
    await page.getByRole('button', { name: 'Tulis ke klinik' }).click()
    await page.getByRole('option').first().waitFor()
  }),
  screen(
    'message-unsent',
    '',
    { before: (clinic) => inConversation(clinic, 'free'), expectsFailedCalls: true },
    async (page) => {
      await page.route('**/send', (route) => route.abort())
      await page.getByLabel('Tulis pesan').fill('Baik, hari Minggu pukul 10.00 saja.')
      await page.getByRole('button', { name: 'Kirim', exact: true }).click()
      await page.getByText('Belum terkirim.').waitFor()
      await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: pixel })
      await page.getByLabel('Tulis pesan').fill('Ini foto pipi saya pagi ini.\nMasih agak merah di sisi kiri.')
    },
  ),
]

const cheek = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="960"><rect width="720" height="960" fill="#efd9c9"/>
<circle cx="360" cy="430" r="250" fill="#e6b9a3"/><circle cx="430" cy="500" r="90" fill="#d98a80"/></svg>`

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAFElEQVR4nGN4fekWHDEgc3ByALGAGpHJrcYXAAAAAElFTkSuQmCC',
  'base64',
)

async function openFailing(page: Page, call: string, path: string) {
  await page.route(call, (route) => route.abort())
  await page.evaluate((href) => {
    history.pushState(null, '', href)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.getByRole('alert').getByRole('button', { name: 'Coba lagi' }).waitFor()
}

let sent = 0

async function longNotifications(clinic: TestClinic) {
  const { email, setCookies } = await newPatient(clinic)
  const message = `<b>Perawatan</b> ${'sangatpanjangtanpaspasi'.repeat(6)} ${'kata '.repeat(30)}`
  await notifyPatient(clinic.dataDirectory, email, { category: CATEGORY.promo, message, link: '/user/promo/x' })
  await notifyPatient(clinic.dataDirectory, email, { category: CATEGORY.points, message: 'Tanpa tautan.', link: null })
  return { setCookies }
}

async function inConversation(clinic: TestClinic, state: 'free' | 'opening' | 'waiting' | 'session') {
  const { email, setCookies } = await newPatient(clinic)
  const headers = { cookie: cookieHeader(setCookies) }
  const say = (id: number, text: string) =>
    mustCall(clinic.url, `/legacy/message/${id}/send`, { body: { text, key: `screenshot-${++sent}` }, headers })
  const staff = await createStaff(clinic, state === 'free' ? 'frontOffice' : 'doctor')
  const id = await openChat(clinic.dataDirectory, email, staff.doctorId)
  if (state !== 'opening') await say(id, 'Selamat pagi, setelah peeling pipi saya masih kemerahan. Apakah ini wajar?')
  if (state === 'free' || state === 'session') {
    await staff.answer(id, {
      text: 'Selamat pagi. Kemerahan ringan sampai hari ketiga masih wajar. Apakah terasa perih?',
    })
    await say(id, 'Sedikit, waktu cuci muka.')
    await say(id, `Ini tautan yang saya baca: https://contoh.example/${'artikel-perawatan-'.repeat(5)}`)
    await staff.answer(id, {
      text: 'Baik.\n\n1. Tunda serum vitamin C\n2. Pelembap dua kali sehari\n3. Tabir surya setiap pagi',
    })
  }
  return { setCookies, path: `/user/message?id=${id}` }
}
