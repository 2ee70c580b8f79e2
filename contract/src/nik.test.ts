import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { maskNik, nik, parseNik } from './nik.ts'

const today = new Date('2026-11-15T00:00:00Z')

test('nik: the day of a woman is forty higher', () => {
  expect(parseNik('3273025703949001', today)).toEqual({ district: '327302', birthDate: '1994-03-17', gender: 0 })
})

test('nik: the day of a man is the plain day', () => {
  expect(parseNik('5171010501799004', today)).toEqual({ district: '517101', birthDate: '1979-01-05', gender: 1 })
})

test('nik: a two-digit year in the future belongs to the last century', () => {
  expect(parseNik('3171060101279001', today)?.birthDate).toBe('1927-01-01')
  expect(parseNik('3171060101269001', today)?.birthDate).toBe('2026-01-01')
})

test.each(['3273023202949001', '3273027202949001', '3273021713949001', '3273025703940000', '327302570394900', 'x'])(
  'nik: %s is invalid',
  (value) => expect(parseNik(value, today)).toBeNull(),
)

test('nik: the form checks the length first, then the number', () => {
  expect(z.safeParse(nik, '123').error?.issues[0]?.message).toBe('Nomor KTP harus memiliki 16 Karakter')
  expect(z.safeParse(nik, '3273023202949001').error?.issues[0]?.message).toBe('Nomor KTP tidak valid')
})

test('nik: a masked number shows four digits at each end', () =>
  expect(maskNik('3273025703949001')).toBe('3273********9001'))
