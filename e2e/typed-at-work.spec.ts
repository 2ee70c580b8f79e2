import { mustCall } from '../tools/clinic/call-clinic.ts'
import { hireStaff } from '../tools/clinic/clinic-staff.ts'
import { cookiesOf } from '../tools/clinic/log-in-demo.ts'
import { openChat } from '../tools/clinic/open-chat.ts'
import { expect, test } from './clinic.ts'
import { openPage } from './open-page.ts'

const headersOf = (cookies: string[]) => ({
  cookie: cookies.map((line) => line.split(';')[0]).join('; '),
  'x-site': 'ops',
})

test('who counts a batch that changes meanwhile keeps her count, is told, and begins anew', async ({
  page,
  context,
  clinic,
}) => {
  const { cookies } = await hireStaff(clinic, 'administrator')
  const headers = headersOf(cookies)
  const name = `HITUNG${Date.now()}`
  await mustCall(clinic.url, '/legacy/ops/stock/receive', {
    body: { branch: 1, item: 'OTC-0002', batch: name, expiresOn: '2099-01-31', quantity: 9, reference: name },
    headers,
  })
  const { result } = await mustCall(clinic.url, '/legacy/ops/stock/OTC-0002?branch=1', { method: 'GET', headers })
  const { batches } = result as { batches: { id: number; batch: string }[] }
  await context.addCookies(cookiesOf(cookies, clinic.url))
  await openPage(page, '/ops/stock?item=OTC-0002')
  const row = page.getByRole('complementary').getByRole('listitem').filter({ hasText: name }).first()
  await row.getByRole('button', { name: 'Hitung' }).click()
  const counted = row.getByLabel('Jumlah yang dihitung')
  await counted.fill('8')
  await mustCall(clinic.url, '/legacy/ops/stock/write-off', {
    body: { batch: batches.find(({ batch }) => batch === name)!.id, quantity: 2, reason: 'Pecah' },
    headers,
  })
  await expect(row.getByText('7', { exact: true })).toBeVisible()
  await expect(counted).toHaveValue('8')
  await row.getByRole('button', { name: 'Simpan hitungan' }).click()
  await expect(page.getByText(/^Batch ini berubah saat dihitung, kini tercatat 7/)).toBeVisible()
  await row.getByRole('button', { name: 'Hitung' }).click()
  await expect(counted).toHaveValue('7')
})

test('what is typed while an answer is on its way to the patient stays', async ({ page, context, clinic }) => {
  const { email, fullName } = await clinic.newPatient()
  const office = await hireStaff(clinic, 'frontOffice')
  await office.answer(await openChat(clinic.dataDirectory, email), { text: 'Selamat pagi.' })
  await context.addCookies(cookiesOf(office.cookies, clinic.url))
  await openPage(page, '/ops/message')
  await page.getByRole('button', { name: new RegExp(fullName) }).click()
  const answer = page.getByLabel('Jawaban')
  await answer.fill('Kami buka hari Minggu.')
  const held = Promise.withResolvers<void>()
  await page.route('**/legacy/ops/message/*/send', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Kirim jawaban' }).click()
  await answer.fill('Sampai pukul 17.00.')
  const sent = page.waitForResponse((response) => response.url().endsWith('/send'))
  held.resolve()
  await sent
  await expect(page.getByRole('listitem').filter({ hasText: 'Kami buka hari Minggu.' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kirim jawaban' })).toBeEnabled()
  await expect(answer).toHaveValue('Sampai pukul 17.00.')
})
