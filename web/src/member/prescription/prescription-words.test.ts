import { expect, test } from 'vitest'
import {
  amountWords,
  doneWords,
  handedWords,
  itemName,
  oftenWords,
  runsLow,
  runsOutWords,
  stepWords,
  usageWords,
  wayWords,
  whenWords,
} from './prescription-words.ts'

test('prescription: when: parts of the day, or as the short hand says', () => {
  expect(whenWords({ dayParts: ['pagi', 'malam'], usingText: '2x oles' })).toBe('Pagi, malam')
  expect(whenWords({ dayParts: [], usingText: 'bila perlu' })).toBe('Bila perlu')
})

test.each([
  [7, '1 kali sehari'],
  [21, '3 kali sehari'],
  [3, '3 kali seminggu'],
  [null, undefined],
])('prescription: %s times a week are %s', (timesAWeek, words) => {
  expect(oftenWords({ timesAWeek })).toBe(words)
})

test.each([
  ['2 kali sehari 1, sesudah makan', 'tablet', { term: 'Makan', words: 'Sesudah makan' }],
  ['1 kali sehari 1, sebelum makan', 'kapsul', { term: 'Makan', words: 'Sebelum makan' }],
  ['1 kali sehari 1, malam hari', 'tablet', { term: 'Cara', words: 'Diminum' }],
  ['2 kali sehari, oleskan tipis', 'krim', { term: 'Cara', words: 'Dioles' }],
  ['3 malam per minggu', 'krim', { term: 'Cara', words: 'Dioles' }],
  ['ratakan pada wajah basah lalu bilas', '', { term: 'Cara', words: 'Dibilas' }],
  ['sesuai anjuran', '', undefined],
])('prescription: %s as %s', (usingDetail, form, way) => {
  expect(wayWords({ usingDetail, form })).toEqual(way)
})

test.each([
  ['2 kali sehari, oleskan tipis pada area yang sakit', 'gel', 'Oleskan tipis pada area yang sakit'],
  ['1 kali sehari 1, sesudah makan', 'tablet', 'Minum 1 tablet, sesudah makan'],
  ['2 kali sehari 2, 30 menit sebelum makan', 'kapsul', 'Minum 2 kapsul, 30 menit sebelum makan'],
  ['1 kali sehari 1, pagi hari', '', 'Minum 1, pagi hari'],
  ['3 malam per minggu, mulai satu malam', 'krim', '3 malam per minggu, mulai satu malam'],
])('prescription: one time of %s of a %s: %s', (usingDetail, form, words) => {
  expect(stepWords({ usingDetail, form })).toBe(words)
})

test.each([
  ['2 kali sehari 1, sesudah makan', 'tablet', '2 kali sehari 1 tablet, sesudah makan'],
  ['2 kali sehari 1 tablet, sesudah makan', 'tablet', '2 kali sehari 1 tablet, sesudah makan'],
  ['2 kali sehari, oleskan tipis', 'krim', '2 kali sehari, oleskan tipis'],
])('prescription: %s of a %s is read as %s', (usingDetail, form, words) => {
  expect(usageWords({ usingDetail, form })).toBe(words)
})

test('prescription: a weight does not break off a name', () => {
  expect(itemName('Adapalene 0,1% gel 15 g')).toBe('Adapalene 0,1% gel 15\u00A0g')
  expect(itemName('Seng 20 mg tablet')).toBe('Seng 20 mg tablet')
})

test('prescription: what is sold by the piece is counted in pieces', () => {
  expect(amountWords({ quantity: 2, unit: 'tube' })).toBe('2 tube')
  expect(amountWords({ quantity: 1, unit: '' })).toBe('1 buah')
})

test.each([
  [[], undefined],
  [[1], '1 dari 3 tablet diserahkan'],
  [[1, 2], 'Sudah diserahkan'],
])('prescription: %s of 3 handed over: %s', (quantities, words) => {
  const handedOver = quantities.map((quantity) => ({ quantity, day: '2026-11-18', GNAMA: 'NMW', invoice: 'INV' }))
  expect(handedWords({ handedOver, quantity: 3, unit: 'tablet' })).toBe(words)
})

test('prescription: a treatment that was done says on which day', () => {
  expect(doneWords('2026-11-17T18:00:00Z').replaceAll('\u00A0', ' ')).toBe(
    'Sudah dilakukan di klinik pada 18 November 2026.',
  )
})

test.each([
  [12, 'habis sekitar 12 hari lagi', false],
  [5, 'habis sekitar 5 hari lagi', true],
  [0, 'habis sekitar hari ini', true],
  [-3, 'diperkirakan sudah habis', true],
])('prescription: %s days: %s', (days, words, low) => {
  const supply = { IID: 'A', INAMA: 'A', days }
  expect(runsOutWords(supply)).toBe(words)
  expect(runsLow(supply)).toBe(low)
})
