import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openPage } from './open-page.ts'

test.beforeEach(async ({ context, clinic }) => {
  await clinic.newMember(context)
})

test('promo: a promo shows its period, terms, prices and a contact', async ({ page }) => {
  await openPage(page, '/user/home')
  await page
    .getByRole('region', { name: 'Promo' })
    .getByRole('link', { name: /Bulan Kulit Sehat/ })
    .click()
  await expect(page).toHaveURL('/user/promo/bulan-kulit-sehat')
  await expect(page.getByRole('heading', { name: 'Bulan Kulit Sehat' })).toBeVisible()
  await expect(page).toHaveTitle(/^Bulan Kulit Sehat/)
  await expect(page.getByText('Konsultasi dan perawatan dasar dengan harga khusus')).toBeVisible()
  await expect(page.getByText(/^\d+ \w+ \d{4} sampai \d+ \w+ \d{4}$/)).toBeVisible()
  await expect(page.getByText('Berlaku untuk anggota dan bukan anggota.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Perawatan Dasar' })).toBeVisible()
  const offer = page.getByRole('listitem').filter({ hasText: 'Satu sesi 60 menit' })
  await expect(offer).toContainText('Hemat 25%')
  await expect(offer.locator('s')).toHaveText('Rp 225.000')
  await expect(offer.locator('b')).toHaveText('Rp 169.000')
  const chat = page.getByRole('link', { name: 'Tanya lebih lanjut' })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/6281000000100\?text=.*Bulan%20Kulit%20Sehat/)
  await expect(chat).toHaveAttribute('rel', /noopener/)
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(page).toHaveURL('/user/home')
})

test('promo: an expired or unknown promo shows as not available', async ({ page }) => {
  for (const slug of ['paket-liburan', 'tidak-ada']) {
    const answer = await page.goto(`/user/promo/${slug}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Promo tidak tersedia' })).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Lihat promo lainnya' }).click()
  await expect(page).toHaveURL('/user/home')
})
