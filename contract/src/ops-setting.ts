import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { INSURANCE, VAT_PERCENT } from './money.ts'
import { ROLES } from './role.ts'
import { requiredText } from './text.ts'
import { wholeNumber } from './whole-number.ts'

export const SETTING_GROUPS = ['Pembayaran', 'Pengiriman', 'Keanggotaan', 'Keamanan akun'] as const

/** Business figures valid from a day on, each with its default. */
export const SETTINGS = {
  'consultation-service-fee': {
    group: 'Pembayaran',
    label: 'Biaya layanan konsultasi',
    unit: 'rupiah',
    preset: 5_000,
    min: 0,
    max: 100_000,
  },
  'consultation-payment-minutes': {
    group: 'Pembayaran',
    label: 'Batas bayar konsultasi',
    unit: 'menit',
    preset: 60,
    min: 10,
    max: 1_440,
  },
  'product-payment-hours': {
    group: 'Pembayaran',
    label: 'Batas bayar produk',
    unit: 'jam',
    preset: 24,
    min: 1,
    max: 168,
  },
  'vat-percent': {
    group: 'Pembayaran',
    label: 'PPN di dalam harga',
    unit: 'persen',
    preset: VAT_PERCENT,
    min: 0,
    max: 50,
  },
  'insurance-least': {
    group: 'Pengiriman',
    label: 'Asuransi pengiriman paling sedikit',
    unit: 'rupiah',
    preset: INSURANCE.least,
    min: 0,
    max: 1_000_000,
  },
  'insurance-per-thousand': {
    group: 'Pengiriman',
    label: 'Asuransi pengiriman dari nilai barang',
    unit: 'per seribu',
    preset: INSURANCE.perThousand,
    min: 0,
    max: 100,
  },
  'insurance-forced-from': {
    group: 'Pengiriman',
    label: 'Asuransi wajib mulai nilai barang',
    unit: 'rupiah',
    preset: INSURANCE.forcedFrom,
    min: 0,
    max: 1_000_000_000,
  },
  'complete-after-days': {
    group: 'Pengiriman',
    label: 'Paket dianggap diterima setelah',
    unit: 'hari',
    preset: 7,
    min: 1,
    max: 60,
  },
  'membership-months': {
    group: 'Keanggotaan',
    label: 'Masa keanggotaan',
    unit: 'bulan',
    preset: 12,
    min: 1,
    max: 60,
  },
  'login-failures-account': {
    group: 'Keamanan akun',
    label: 'Sandi salah per akun sebelum ditahan',
    unit: 'kali',
    preset: 5,
    min: 3,
    max: 100,
  },
  'login-failures-address': {
    group: 'Keamanan akun',
    label: 'Sandi salah per alamat internet sebelum ditahan',
    unit: 'kali',
    preset: 20,
    min: 3,
    max: 1_000,
  },
  'login-failure-minutes': {
    group: 'Keamanan akun',
    label: 'Percobaan masuk dihitung selama',
    unit: 'menit',
    preset: 15,
    min: 1,
    max: 1_440,
  },
  'active-devices': {
    group: 'Keamanan akun',
    label: 'Perangkat yang boleh masuk bersamaan',
    unit: 'perangkat',
    preset: 2,
    min: 1,
    max: 20,
  },
} as const
export type SettingName = keyof typeof SETTINGS
const names = Object.keys(SETTINGS) as [SettingName, ...SettingName[]]

const entry = z.object({
  id: z.number(),
  value: z.number(),
  startsOn: z.iso.date(),
  reason: z.string(),
  by: z.string(),
  createdAt: z.iso.datetime(),
})

const settingItem = z.object({
  name: z.enum(names),
  group: z.enum(SETTING_GROUPS),
  label: z.string(),
  unit: z.string(),
  min: z.number(),
  max: z.number(),
  /** Today's value. */
  value: z.number(),
  /** Newest first; future entries are not valid yet. */
  entries: z.array(entry),
  /** Total number of changes; `entries` holds the latest. */
  changes: z.number(),
})
export type SettingItem = z.infer<typeof settingItem>

export const listSettings = endpoint({
  method: 'GET',
  path: '/legacy/ops/setting',
  audience: 'ops',
  roles: [ROLES.administrator],
  summary: 'Business figures with their past and future values',
  result: z.object({ today: z.iso.date(), settings: z.array(settingItem) }),
})

export const changeSetting = endpoint({
  method: 'POST',
  path: '/legacy/ops/setting',
  audience: 'ops',
  roles: [ROLES.administrator],
  summary: 'Set a value from a day on, today at the earliest',
  success: 'Ketentuan tersimpan',
  once: true,
  body: z.strictObject({
    name: z.enum(names),
    value: wholeNumber('Nilai', { min: 0, max: 1_000_000_000 }),
    startsOn: z.iso.date('Tanggal berlaku wajib diisi'),
    reason: requiredText('Alasan', 200),
  }),
  result: z.object({ id: z.number() }),
})
