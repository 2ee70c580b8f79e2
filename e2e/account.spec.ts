import type { Page } from '@playwright/test'
import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { allowErrors } from './page-errors.ts'
import { openPage, openWithStream } from './open-page.ts'

const laptop = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'

test('account: the account page links to points, settings, each information page and logout', async ({
  page,
  context,
  clinic,
}) => {
  const { fullName } = await clinic.newMember(context)
  await openPage(page, '/user/account')
  await expect(page.getByText('Keanggotaan Belum Aktif')).toBeVisible()
  await expect(page.getByRole('link', { name: fullName })).toHaveAttribute('href', /slug=change-profile$/)
  await expect(page.getByText('Versi 1.0.0')).toBeVisible()
  await expect(page.getByRole('link', { name: /NMW Poin/ })).toHaveAttribute('href', '/user/point')
  await expectAccessible(page)
  const topics = {
    'Keuntungan Anggota': 'Diskon 10%',
    FAQ: 'Segera Hadir',
    'Syarat & Ketentuan': 'menunggu tinjauan hukum',
    'Kebijakan Privasi': 'menunggu tinjauan hukum',
    'Hubungi Kami': 'Chat Admin',
  }
  for (const [title, text] of Object.entries(topics)) {
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
    await page.getByRole('button', { name: 'Kembali' }).click()
    await expect(page.getByRole('heading', { name: 'Akun', level: 1 })).toBeVisible()
  }
  await page.getByRole('link', { name: /Pengaturan Akun/ }).click()
  await expect(page.getByRole('heading', { name: 'Pengaturan Akun', level: 1 })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Keluar dari akun' }).click()
  await expect(page.getByText('Akun Anda Berhasil Keluar')).toBeVisible()
  await expect(page).toHaveURL('/auth/login')
})

test('account: the profile needs a region, and its form closes after it is saved', async ({
  page,
  context,
  clinic,
}) => {
  const { fullName } = await clinic.newMember(context)
  await openPage(page, '/user/account-setting?slug=change-profile')
  await expect(page.getByLabel('Nama lengkap')).toHaveValue(fullName)
  await expect(page.getByLabel('Nama lengkap')).not.toBeEditable()
  await expect(page.getByLabel('Nomor KTP')).toHaveValue(/^3171\*{8}\d{4}$/)
  await expect(page.getByLabel('Nomor KTP')).not.toBeEditable()

  await page.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expect(page.getByText('Belum memilih provinsi tujuan')).toBeVisible()
  await expect(page.getByText('Belum memilih kota tujuan')).toBeVisible()
  await expect(page.getByText('Belum memilih kecamatan tujuan')).toBeVisible()
  await expect(page.getByLabel('Tempat lahir')).toBeFocused()
  await expectAccessible(page)

  await page.getByLabel('Tempat lahir').fill('Bandung')
  await page.getByLabel('Pekerjaan').fill('Guru')
  await page.getByLabel('Alamat', { exact: true }).fill('Jl. Melati No. 5, RT 01/RW 02')
  await choose(page, 'Provinsi', 'DKI Jakarta')
  await choose(page, 'Kota/Kabupaten', 'Kota Administrasi Jakarta Pusat')
  await choose(page, 'Kecamatan', 'Gambir')
  await expect(page.getByLabel('Kode pos')).toHaveValue('10110')
  await page.getByRole('radio', { name: 'Laki-laki' }).check()
  await page.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expect(page.getByText('Berhasil Merubah Profil')).toBeVisible()
  await expect(page, 'the form closes after two seconds').toHaveURL('/user/account-setting')

  await page.getByRole('link', { name: /^Profil/ }).click()
  await expect(page.getByLabel('Pekerjaan')).toHaveValue('Guru')
  await expect(page.getByRole('radio', { name: 'Laki-laki' })).toBeChecked()
  await expect(page.getByRole('button', { name: /Kecamatan/ })).toContainText('Gambir')
})

test('account: an open page reloads when another account signs in in the same browser', async ({
  page,
  context,
  clinic,
}) => {
  const [first, second] = [await clinic.newPatient(), await clinic.newPatient()]
  await clinic.signIn(context, first.email)
  await openPage(page, '/user/account-setting?slug=change-profile')
  await page.getByLabel('Pekerjaan').fill('Guru')
  await clinic.signIn(context, second.email)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(page).toHaveURL('/user/home')
  await openPage(page, '/user/account-setting?slug=change-profile')
  await expect(page.getByLabel('Nama lengkap')).toHaveValue(second.fullName)
  await expect(page.getByLabel('Pekerjaan')).toHaveValue('')
})

test('account: a new phone number is saved after its code was entered', async ({ page, context, clinic }) => {
  const { phone } = await clinic.newMember(context)
  const wanted = `6285${phone.slice(4)}`
  await openPage(page, '/user/account-setting')
  await page.getByRole('link', { name: /Nomor telepon/ }).click()
  const field = page.getByLabel('Nomor WhatsApp')
  await field.fill('0')
  await expect(page.getByText('Invalid Nomor Telepon, Gunakan Kode Negara ex: "62"')).toBeVisible()
  await expect(field).toHaveValue('')
  await field.fill('628123456789012')
  await expect(page.getByText('Maks. 16 Karakter')).toBeVisible()
  await field.fill('6281234567')
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  await expect(page.getByText('Nomor telepon minimal 11 Karakter')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('81234567890')
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  const prefix = 'Gunakan (62) untuk mengganti angka (0) diawal, tidak menggunakan simbol (+)'
  await expect(page.getByText(prefix)).toBeVisible()

  await field.fill(wanted)
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  await expect(page.getByText(`Kode dikirim lewat WhatsApp ke ${wanted}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verifikasi' })).toBeDisabled()
  await page.getByRole('button', { name: 'Ubah', exact: true }).click()
  await expect(field).toHaveValue(wanted)
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  await expect(page.getByText('Kode enam angka')).toBeVisible()
  await expectAccessible(page)
  const [message] = await clinic.outbox(wanted)
  const code = page.getByRole('textbox').first()
  await code.fill(message?.code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Verifikasi' }).click()
  await expect(page.getByText('Kode OTP salah atau sudah kedaluwarsa')).toBeVisible()
  await code.fill(message?.code ?? '')
  await page.getByRole('button', { name: 'Verifikasi' }).click()
  await expect(page.getByText('Verifikasi Nomor Telepon Berhasil')).toBeVisible()
  await expect(page).toHaveURL('/user/account-setting')
  await expect(page.getByRole('link', { name: /Nomor telepon/ })).toContainText(`6285•••••${wanted.slice(-4)}`)
})

test('account: a new code is offered when the old one has expired', async ({ page, context, clinic }) => {
  const { phone } = await clinic.newMember(context)
  const wanted = `6286${phone.slice(4)}`
  let requested = 0
  await page.route('**/profile/request-otp', async (route) => {
    const answer = await route.fetch()
    const json = (await answer.json()) as { result: { expired: string } }
    if (++requested === 1)
      json.result.expired = new Date(Number(answer.headers()['x-server-time']) + 30_000).toISOString()
    await route.fulfill({ response: answer, json })
  })
  await page.clock.install()
  await openPage(page, '/user/account-setting?slug=change-phone')
  await page.getByLabel('Nomor WhatsApp').fill(wanted)
  await page.getByRole('button', { name: 'Kirim kode' }).click()
  await expect(page.getByText(/Kode berlaku 00:00:\d\d lagi/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kirim ulang kode' })).toBeHidden()
  await page.clock.fastForward(30_000)
  await page.getByRole('button', { name: 'Kirim ulang kode' }).click()
  await expect(page.getByText(/Kode berlaku 00:0[45]:\d\d lagi/)).toBeVisible()
  expect(requested).toBe(2)
})

test('account: a settings page that fails to load shows an error and can be retried', async ({
  page,
  context,
  clinic,
  pageErrors,
}) => {
  const { fullName } = await clinic.newMember(context)
  await openPage(page, '/user/account-setting')
  const ways = {
    Profil: '**/profile/personal',
    'Alamat pengiriman': '**/address/list-address',
    Perangkat: '**/auth/sessions',
    Notifikasi: '**/notification/preferences',
    Privasi: '**/profile/privacy',
  }
  for (const [name, address] of Object.entries(ways)) {
    await page.route(address, (route) => route.fulfill({ status: 502, body: 'no envelope' }))
    await page.getByRole('link', { name: new RegExp(`^${name}`) }).click()
    await expect(page.getByText('Gagal Memuat Data', { exact: true })).toBeVisible()
    await page.unroute(address)
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(page.getByText('Gagal Memuat Data', { exact: true })).toBeHidden()
    await page.getByRole('button', { name: 'Kembali' }).click()
  }
  await expect(page.getByRole('link', { name: fullName })).toBeVisible()
  allowErrors(pageErrors, 'status 502')
})

test('account: an error that only the server finds shows at its field of the profile', async ({
  page,
  context,
  clinic,
}) => {
  await clinic.newMember(context)
  await openPage(page, '/user/account-setting?slug=change-profile')
  await page.getByLabel('Kode pos').fill(' ')
  await page.getByRole('button', { name: 'Simpan perubahan' }).click()
  await expect(page.getByLabel('Kode pos')).toHaveAccessibleDescription('Kode pos wajib diisi')
  await page.getByLabel('Tempat lahir').fill('Bandung')
  await page.getByLabel('Pekerjaan').fill('Guru')
  await page.getByLabel('Alamat', { exact: true }).fill('Jl. Melati No. 5')
  await choose(page, 'Provinsi', 'DKI Jakarta')
  await choose(page, 'Kota/Kabupaten', 'Kota Administrasi Jakarta Pusat')
  await choose(page, 'Kecamatan', 'Gambir')
  await page.route('**/profile/personal', async (route) => {
    const sent = route.request().postDataJSON() as object
    await route.continue({ postData: JSON.stringify({ ...sent, kecamatan: 999_999 }) })
  })
  await page.getByRole('button', { name: 'Simpan perubahan' }).click()
  const district = page.getByRole('button', { name: /^Kecamatan/ })
  await expect(district).toHaveAccessibleDescription('Belum memilih kecamatan tujuan')
  await expect(district).toBeFocused()
})

test('account: a new e-mail is saved after its link was opened, signed in or not', async ({
  page,
  context,
  clinic,
  otherDevice,
}) => {
  const { email } = await clinic.newMember(context)
  const wanted = `baru-${email}`
  await openPage(page, '/user/account-setting?slug=change-email')
  await page.getByLabel('E-mail', { exact: false }).fill('bukan-alamat')
  await page.getByRole('button', { name: 'Kirim tautan' }).click()
  await expect(page.getByText('E-mail tidak valid')).toBeVisible()
  await page.getByLabel('E-mail', { exact: false }).fill(wanted)
  await page.getByRole('button', { name: 'Kirim tautan' }).click()
  await expect(page.getByText('Tautan verifikasi sudah dikirim.')).toBeVisible()
  await expectAccessible(page)
  await openWithStream(page, '/user/account-setting')
  await expect(page.getByRole('link', { name: /E-mail/ }), 'nothing has changed yet').not.toContainText(wanted)

  const message = (await clinic.outbox(wanted)).find(({ link }) => link)
  const signedOut = await otherDevice()
  await signedOut.goto(message?.link ?? '')
  await expect(signedOut.getByText('E-mail Anda sudah diverifikasi')).toBeVisible()
  await expect(signedOut.getByRole('link', { name: 'Ke beranda' })).toHaveAttribute('href', '/user/home')
  await expectAccessible(signedOut)
  await expect(page.getByRole('link', { name: /E-mail/ }), 'the open page is updated').toContainText(wanted)
  await expect(page.getByRole('link', { name: /E-mail/ })).toContainText('Terverifikasi')
})

test('account: a wrong or incomplete verification link shows an error', async ({ page }) => {
  await page.goto('/user/email-verification?id=tidak-ada')
  await expect(page.getByText('Tautan tidak berlaku atau sudah dipakai.')).toBeVisible()
  await page.goto('/user/email-verification')
  await expect(page.getByText('Halaman Tidak Valid')).toBeVisible()
})

test('account: a failing verification redirects home after three seconds', async ({
  page,
  context,
  clinic,
  pageErrors,
}) => {
  await clinic.newMember(context)
  const broken = { status: false, result: null, message: 'Terjadi Kesalahan Server' }
  await page.route('**/legacy/verify-email*', (route) => route.fulfill({ status: 500, json: broken }))
  await page.goto('/user/email-verification?id=apa-saja')
  await expect(page.getByText('Terjadi Kesalahan Server')).toBeVisible()
  await expect(page).toHaveURL('/user/home')
  allowErrors(pageErrors, 'status 500')
})

test('account: another device can be signed out', async ({ page, context, clinic, otherDevice }) => {
  const { email } = await clinic.newPatient()
  const other = await otherDevice()
  await clinic.signIn(other.context(), email, { agent: laptop })
  await clinic.signIn(context, email)
  await openPage(page, '/user/account-setting?slug=devices')
  const devices = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Terakhir aktif' })
  await expect(devices).toHaveCount(2)
  await expect(devices.first()).toContainText('Perangkat ini')
  await page.getByRole('button', { name: /^Keluarkan Safari/ }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Batal' }).click()
  await expect(devices).toHaveCount(2)
  await page.getByRole('button', { name: /^Keluarkan Safari/ }).click()
  await page.getByRole('button', { name: 'Ya, keluarkan' }).click()
  await expect(page.getByText('Perangkat sudah dikeluarkan')).toBeVisible()
  await expect(devices).toHaveCount(1)
  await other.goto('/user/home')
  await expect(other).toHaveURL(/\/auth\/login/)
})

test('account: all other devices can be signed out at once', async ({ page, context, clinic, otherDevice }) => {
  const { email } = await clinic.newPatient()
  const other = await otherDevice()
  await clinic.signIn(other.context(), email, { agent: laptop })
  await clinic.signIn(context, email)
  await openPage(page, '/user/account-setting?slug=devices')
  await page.getByRole('button', { name: 'Keluarkan semua perangkat lain' }).click()
  await page.getByRole('button', { name: 'Ya, keluarkan' }).click()
  await expect(page.getByText('Semua perangkat lain sudah dikeluarkan')).toBeVisible()
  await other.goto('/user/home')
  await expect(other).toHaveURL(/\/auth\/login/)
})

test('account: a changed password signs out the other devices and redirects home', async ({
  page,
  context,
  clinic,
  otherDevice,
}) => {
  const { email, password } = await clinic.newPatient()
  const other = await otherDevice()
  await clinic.signIn(other.context(), email)
  await clinic.signIn(context, email)
  await openPage(page, '/user/account-setting')
  await page.getByRole('link', { name: 'Kata sandi' }).click()
  await page.getByLabel('Kata sandi lama', { exact: true }).fill(password)
  for (const [wanted, again, message] of [
    ['a1', 'a1', 'Sandi minimal 6 Karakter'],
    ['hurufsaja', 'hurufsaja', 'Sandi Minimal Harus Memiliki 1 Angka'],
    ['12345678', '12345678', 'Sandi Minimal Harus Memiliki 1 Huruf'],
    ['Segar12345', 'Segar12346', 'Sandi dan Konfirmasi Sandi Tidak sama'],
  ] as const) {
    await page.getByLabel('Kata sandi baru', { exact: true }).fill(wanted)
    await page.getByLabel('Ulangi kata sandi baru', { exact: true }).fill(again)
    await page.getByRole('button', { name: 'Simpan kata sandi' }).click()
    await expect(page.getByText(message)).toBeVisible()
  }
  await page.getByLabel('Ulangi kata sandi baru', { exact: true }).fill('Segar12345')
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click()
  await expect(page.getByText('Berhasil Merubah Password Akun.')).toBeVisible()
  await expect(page).toHaveURL('/user/home')
  await other.goto('/user/home')
  await expect(other).toHaveURL(/\/auth\/login/)
})

async function choose(page: Page, label: string, name: string) {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click()
  await page.getByRole('option', { name, exact: true }).click()
}
