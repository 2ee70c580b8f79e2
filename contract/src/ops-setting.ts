import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ROLES } from './role.ts'
import { requiredText } from './text.ts'

/** Figures of the business that count from a day on; each with what it is when nobody has set it. */
export const SETTINGS = {
  'consultation-service-fee': {
    label: 'Biaya layanan konsultasi',
    unit: 'rupiah',
    preset: 5_000,
    min: 0,
    max: 100_000,
  },
  'consultation-payment-minutes': { label: 'Batas bayar konsultasi', unit: 'menit', preset: 60, min: 10, max: 1_440 },
  'complete-after-days': { label: 'Paket dianggap diterima setelah', unit: 'hari', preset: 7, min: 1, max: 60 },
  'membership-months': { label: 'Masa keanggotaan', unit: 'bulan', preset: 12, min: 1, max: 60 },
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
  label: z.string(),
  unit: z.string(),
  min: z.number(),
  max: z.number(),
  /** What counts today. */
  value: z.number(),
  /** The newest first; those ahead of today do not count yet. */
  entries: z.array(entry),
})
export type SettingItem = z.infer<typeof settingItem>

export const listSettings = endpoint({
  method: 'GET',
  path: '/legacy/ops/setting',
  audience: 'ops',
  roles: [ROLES.administrator],
  summary: 'Figures of the business, what they were and what they will be',
  result: z.object({ today: z.iso.date(), settings: z.array(settingItem) }),
})

export const changeSetting = endpoint({
  method: 'POST',
  path: '/legacy/ops/setting',
  audience: 'ops',
  roles: [ROLES.administrator],
  summary: 'Another value from a day on, today at the earliest',
  success: 'Ketentuan tersimpan',
  body: z.strictObject({
    name: z.enum(names),
    value: z.coerce
      .number('Nilai tidak valid')
      .check(z.int('Nilai harus bilangan bulat'), z.gte(0), z.lte(1_000_000_000)),
    startsOn: z.iso.date('Tanggal berlaku wajib diisi'),
    reason: requiredText('Alasan', 200),
  }),
  result: z.object({ id: z.number() }),
})
