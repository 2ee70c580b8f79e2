import { drawDemoArt } from '../../server/src/demo/art/draw-demo-art.ts'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { screen, type Screenshot } from './screenshot.ts'

const path = '/user/account-setting?slug=change-profile'
const as = { email: 'siti@nmw.example' }

/** Changing the avatar: each step, and what can go wrong. Nothing is saved. */
export const avatarScreenshots: Screenshot[] = [
  { name: 'avatar-change', path, as, act: openChange },
  { name: 'avatar-preview', path, as, act: choose },
  screen('avatar-stopped', path, { as, expectsFailedCalls: true }, async (page) => {
    let sent = 0
    await page.route('**/resumable-chunk', (route) => (++sent > 1 ? route.abort() : route.continue()))
    await choose(page)
    await page.getByRole('button', { name: 'Unggah foto' }).click()
    await page.getByText(/Unggahan terhenti/).waitFor()
  }),
  screen('avatar-sending', path, { as }, async (page) => {
    let sent = 0
    await page.route('**/resumable-chunk', (route) => (++sent > 1 ? new Promise(() => undefined) : route.continue()))
    await choose(page)
    await page.getByRole('button', { name: 'Unggah foto' }).click()
    await page.getByText(/Mengunggah [1-9]/).waitFor()
  }),
  screen('avatar-failed', path, { as, expectsFailedCalls: true }, async (page) => {
    await page.route('**/update-avatar', (route) => route.abort())
    await choose(page)
    await page.getByRole('button', { name: 'Unggah foto' }).click()
    await page.getByText('Upload Avatar Gagal').waitFor()
  }),
  screen('avatar-invalid', path, { as }, async (page) => {
    await openChange(page)
    const buffer = Buffer.from('bukan gambar')
    await page.locator('input[type=file]').setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByText('Gambar Tidak Valid').waitFor()
  }),
]

async function openChange(page: Page) {
  await page.getByRole('button', { name: /^(Ubah|Tambah) foto$/ }).click()
}

/** Large and grainy, so that it takes more than one chunk. */
async function choose(page: Page) {
  const grain = await sharp({
    create: {
      width: 1600,
      height: 1600,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 235, sigma: 20 },
    },
  })
    .png()
    .toBuffer()
  const buffer = await sharp(Buffer.from(drawDemoArt('doctor-03.webp')), { density: 225 })
    .resize(1600, 1600)
    .composite([{ input: grain, blend: 'multiply' }])
    .jpeg({ quality: 95 })
    .toBuffer()
  await openChange(page)
  await page.locator('input[type=file]').setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('img', { name: 'Pratinjau foto baru' }).waitFor()
}
