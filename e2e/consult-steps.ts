import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { DAY } from '@nmw/contract/duration'
import { addDoctorSession, type WantedSession } from '../tools/test-clinic/doctor-sessions.ts'
import { bookConsultation, drawFace } from '../tools/test-clinic/consultations.ts'
import type { TestClinic } from '../tools/test-clinic/call-clinic.ts'
import { logIn } from '../tools/test-clinic/log-in.ts'
import { expect } from './clinic.ts'

/**
 * A session on a random day, so that parallel journeys do not meet. Plans fill the next 60 days, so it is later, unless
 * `soon`: then the calendar can show it, and doctors with a plan for that day are skipped.
 */
export async function openSession(
  clinic: TestClinic,
  { soon = false, ...wanted }: Partial<WantedSession> & { soon?: boolean } = {},
) {
  const day = wanted.day ?? randomDay(soon)
  const branch = wanted.branch ?? 1
  const id = await addDoctorSession(clinic.dataDirectory, { ...wanted, branch, day }).catch((error: unknown) => {
    if (wanted.day) throw error
    return undefined
  })
  if (id === undefined) return openSession(clinic, { ...wanted, soon })
  return { id, day, branch, path: `/user/consult-create?branch=${branch}&date=${day}` }
}

/** By the clock of Jakarta. */
function randomDay(soon: boolean) {
  const days = soon ? 2 + Math.floor(Math.random() * 54) : 70 + Math.floor(Math.random() * 200)
  return new Date(Date.now() + 7 * 3_600_000 + days * DAY).toISOString().slice(0, 10)
}

type Booking = { session: number; method?: string; photos?: number }

/** Books through the API, like another device of the patient. */
export async function bookFor({ url }: TestClinic, email: string, booking: Booking) {
  const setCookies = await logIn(url, email, { password: 'Rahasia123' })
  return bookConsultation({ url, setCookies, ...booking })
}

export async function face(number = 0) {
  return { name: `wajah-${number}.jpg`, mimeType: 'image/jpeg', buffer: await drawFace(number) }
}

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

/** With so much detail that it needs several chunks. */
export async function largePhoto() {
  const size = { width: 1600, height: 1200 }
  const raw = Buffer.from(Array.from({ length: size.width * size.height }, () => 60 + Math.random() * 140))
  const buffer = await sharp(raw, { raw: { ...size, channels: 1 } })
    .jpeg({ quality: 95 })
    .toBuffer()
  return { name: 'besar.jpg', mimeType: 'image/jpeg', buffer }
}

export const complaint = 'Jerawat meradang di pipi kiri sejak tiga minggu lalu.'

/** The last step: complaint and photos, until the photos are uploaded. */
export async function fillComplaint(page: Page, photos = 1) {
  const files = await Promise.all(Array.from({ length: photos }, (_, number) => face(number)))
  await picker(page).setInputFiles(files)
  await page.getByLabel('Keluhan').fill(complaint)
  await waitForPhotos(page, photos)
}

export function picker(page: Page) {
  return page.getByLabel('Tambah')
}

export async function waitForPhotos(page: Page, count: number) {
  // Each is resized in the browser and encoded again on the server, which takes long on a busy machine.
  await expect.poll(async () => (await storedDraft(page))?.photos?.length, { timeout: 60_000 }).toBe(count)
}

export async function storedDraft(page: Page) {
  const text = await page.evaluate(() => localStorage.getItem('nmw-consult'))
  return text ? (JSON.parse(text) as { photos?: string[]; note?: string }) : undefined
}

export async function expectNoHorizontalScroll(page: Page, width: number) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
