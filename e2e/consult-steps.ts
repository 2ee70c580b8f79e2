import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { DAY } from '@nmw/contract/duration'
import { addDoctorSession, type WantedSession } from '../tools/test-clinic/doctor-sessions.ts'
import { bookConsultation, drawFace } from '../tools/test-clinic/consultations.ts'
import { logIn } from '../tools/test-clinic/log-in.ts'
import { expect } from './clinic.ts'

type Clinic = { url: string; dataDirectory: string }

/**
 * A session on a day of its own, so that journeys side by side do not meet. Plans fill the next 60 days, so it lies
 * later, unless `soon`: then the calendar can show it, and doctors with a plan for that day are passed over.
 */
export async function openSession(
  clinic: Clinic,
  { soon = false, ...wanted }: Partial<WantedSession> & { soon?: boolean } = {},
) {
  const day = wanted.day ?? someDay(soon)
  const branch = wanted.branch ?? 1
  const id = await addDoctorSession(clinic.dataDirectory, { ...wanted, branch, day }).catch((error: unknown) => {
    if (wanted.day) throw error
    return undefined
  })
  if (id === undefined) return openSession(clinic, { ...wanted, soon })
  return { id, day, branch, path: `/user/consult-create?branch=${branch}&date=${day}` }
}

/** By the clock of Jakarta. */
function someDay(soon: boolean) {
  const days = soon ? 2 + Math.floor(Math.random() * 54) : 70 + Math.floor(Math.random() * 200)
  return new Date(Date.now() + 7 * 3_600_000 + days * DAY).toISOString().slice(0, 10)
}

type Booking = { session: number; method?: string; photos?: number }

/** Books through the API, as another device of the patient. */
export async function bookFor({ url }: Clinic, email: string, booking: Booking) {
  const setCookies = await logIn(url, email, { password: 'Rahasia123' })
  return bookConsultation({ url, setCookies, ...booking })
}

export async function face(number = 0) {
  return { name: `wajah-${number}.jpg`, mimeType: 'image/jpeg', buffer: await drawFace(number) }
}

/** What a hand that moved makes of a face. */
export async function blurredFace() {
  return {
    ...(await face()),
    buffer: await sharp(await drawFace())
      .blur(9)
      .jpeg()
      .toBuffer(),
  }
}

export async function darkFace() {
  return {
    ...(await face()),
    buffer: await sharp(await drawFace())
      .linear(0.15, 0)
      .jpeg()
      .toBuffer(),
  }
}

/** So full of detail that it takes several chunks. */
export async function largePhoto() {
  const size = { width: 1600, height: 1200 }
  const raw = Buffer.from(Array.from({ length: size.width * size.height }, () => 60 + Math.random() * 140))
  const buffer = await sharp(raw, { raw: { ...size, channels: 1 } })
    .jpeg({ quality: 95 })
    .toBuffer()
  return { name: 'besar.jpg', mimeType: 'image/jpeg', buffer }
}

export const complaint = 'Jerawat meradang di pipi kiri sejak tiga minggu lalu.'

/** The last step: photos and complaint, until the photos have arrived. */
export async function fillComplaint(page: Page, photos = 1) {
  const files = await Promise.all(Array.from({ length: photos }, (_, number) => face(number)))
  await picker(page).setInputFiles(files)
  await page.getByLabel('Keluhan').fill(complaint)
  await photosArrived(page, photos)
}

export function picker(page: Page) {
  return page.getByLabel('Tambah')
}

export async function photosArrived(page: Page, count: number) {
  // Each is made smaller here and made anew there, which takes what a busy machine has left.
  await expect.poll(async () => (await keptDraft(page))?.photos?.length, { timeout: 60_000 }).toBe(count)
}

export async function keptDraft(page: Page) {
  const text = await page.evaluate(() => localStorage.getItem('nmw-consult'))
  return text ? (JSON.parse(text) as { photos?: string[]; note?: string }) : undefined
}

export async function expectNoSidewaysScroll(page: Page, width: number) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
