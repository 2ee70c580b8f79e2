import { expect, test } from 'vitest'
import { browserLabel, isPhone, osLabel, deviceLimitText } from './device-labels.ts'

const device = (os: string, version = '') => ({
  browser: { name: 'Chrome', version: '141' },
  os: { name: os, version },
})

test.each(['Android', 'iOS', 'Windows Phone', 'HarmonyOS'])('device: %s is a phone', (os) => {
  expect(isPhone(device(os))).toBe(true)
})

test.each(['Windows', 'macOS', 'Linux', 'Chrome OS', 'Tidak dikenal'])('device: %s is not a phone', (os) => {
  expect(isPhone(device(os))).toBe(false)
})

test('device: an unknown version leaves no gap in the label', () => {
  expect(osLabel(device('Linux'))).toBe('Linux')
  expect(osLabel(device('Android', '16'))).toBe('Android 16')
  expect(browserLabel(device('Linux'))).toBe('Chrome 141')
})

test('device: the text of the device limit has the number of signed-in devices', () => {
  expect([1, 2, 3].map(deviceLimitText)).toEqual([
    'Akun Anda sudah masuk di perangkat lain. Keluarkan perangkat itu untuk melanjutkan di sini.',
    'Akun Anda sudah masuk di 2 perangkat. Keluarkan satu perangkat untuk melanjutkan di sini.',
    'Akun Anda sudah masuk di 3 perangkat. Keluarkan satu perangkat untuk melanjutkan di sini.',
  ])
})
