import { expect, test } from 'vitest'
import {
  formatAmount,
  describeDone,
  describeHandover,
  itemName,
  describeFrequency,
  runsLow,
  describeSupply,
  describeStep,
  describeUsage,
  describeWay,
  describeDayParts,
} from './prescription-texts.ts'

test("prescription: the time of use is the parts of the day, or the doctor's shorthand", () => {
  expect(describeDayParts({ dayParts: ['pagi', 'malam'], usingText: '2x oles' })).toBe('Pagi, malam')
  expect(describeDayParts({ dayParts: [], usingText: 'bila perlu' })).toBe('Bila perlu')
})

test.each([
  [7, '1 kali sehari'],
  [21, '3 kali sehari'],
  [3, '3 kali seminggu'],
  [null, undefined],
])('prescription: %s times a week is shown as %s', (timesAWeek, text) => {
  expect(describeFrequency({ timesAWeek })).toBe(text)
})

test.each([
  ['2 kali sehari 1, sesudah makan', 'tablet', { term: 'Makan', text: 'Sesudah makan' }],
  ['1 kali sehari 1, sebelum makan', 'kapsul', { term: 'Makan', text: 'Sebelum makan' }],
  ['1 kali sehari 1, malam hari', 'tablet', { term: 'Cara', text: 'Diminum' }],
  ['2 kali sehari, oleskan tipis', 'krim', { term: 'Cara', text: 'Dioles' }],
  ['3 malam per minggu', 'krim', { term: 'Cara', text: 'Dioles' }],
  ['ratakan pada wajah basah lalu bilas', '', { term: 'Cara', text: 'Dibilas' }],
  ['sesuai anjuran', '', undefined],
])('prescription: the usage %s as %s has the right route', (usingDetail, form, way) => {
  expect(describeWay({ usingDetail, form })).toEqual(way)
})

test.each([
  ['2 kali sehari, oleskan tipis pada area yang sakit', 'gel', 'Oleskan tipis pada area yang sakit'],
  ['1 kali sehari 1, sesudah makan', 'tablet', 'Minum 1 tablet, sesudah makan'],
  ['2 kali sehari 2, 30 menit sebelum makan', 'kapsul', 'Minum 2 kapsul, 30 menit sebelum makan'],
  ['1 kali sehari 1, pagi hari', '', 'Minum 1, pagi hari'],
  ['3 malam per minggu, mulai satu malam', 'krim', '3 malam per minggu, mulai satu malam'],
])('prescription: one dose of %s of a %s is %s', (usingDetail, form, text) => {
  expect(describeStep({ usingDetail, form })).toBe(text)
})

test.each([
  ['2 kali sehari 1, sesudah makan', 'tablet', '2 kali sehari 1 tablet, sesudah makan'],
  ['2 kali sehari 1 tablet, sesudah makan', 'tablet', '2 kali sehari 1 tablet, sesudah makan'],
  ['2 kali sehari, oleskan tipis', 'krim', '2 kali sehari, oleskan tipis'],
])('prescription: the usage %s of a %s is shown as %s', (usingDetail, form, text) => {
  expect(describeUsage({ usingDetail, form })).toBe(text)
})

test('prescription: the weight in a medicine name has a no-break space', () => {
  expect(itemName('Adapalene 0,1% gel 15 g')).toBe('Adapalene 0,1% gel 15\u00A0g')
  expect(itemName('Seng 20 mg tablet')).toBe('Seng 20 mg tablet')
})

test('prescription: an amount without a unit is counted in pieces', () => {
  expect(formatAmount({ quantity: 2, unit: 'tube' })).toBe('2 tube')
  expect(formatAmount({ quantity: 1, unit: '' })).toBe('1 buah')
})

test.each([
  [[], undefined],
  [[1], '1 dari 3 tablet diserahkan'],
  [[1, 2], 'Sudah diserahkan'],
])('prescription: handovers of %s out of 3 are shown as %s', (quantities, text) => {
  const handedOver = quantities.map((quantity) => ({ quantity, day: '2026-11-18', GNAMA: 'NMW', invoice: 'INV' }))
  expect(describeHandover({ handedOver, quantity: 3, unit: 'tablet' })).toBe(text)
})

test('prescription: a completed treatment shows its day', () => {
  expect(describeDone('2026-11-17T18:00:00Z').replaceAll('\u00A0', ' ')).toBe(
    'Sudah dilakukan di klinik pada 18 November 2026.',
  )
})

test.each([
  [12, 'habis sekitar 12 hari lagi', false],
  [5, 'habis sekitar 5 hari lagi', true],
  [0, 'habis sekitar hari ini', true],
  [-3, 'diperkirakan sudah habis', true],
])('prescription: a supply for %s days is shown as %s', (days, text, low) => {
  const supply = { IID: 'A', INAMA: 'A', days }
  expect(describeSupply(supply)).toBe(text)
  expect(runsLow(supply)).toBe(low)
})
