import { expect, test } from 'vitest'
import { makeMaskedQrCode, makeQrCode, qrPath } from './make-qr-code.ts'
import { qrCodewords } from './qr-codewords.ts'
import { formatBits } from './qr-grid.ts'
import { maskNumbers, penaltyOf } from './qr-masks.ts'
import { correctionCodewords } from './reed-solomon.ts'

test('qr code: error correction as in the example of the standard (ISO/IEC 18004, annex I)', () => {
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11]
  expect(correctionCodewords(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55])
})

test('qr code: letters in pairs, ended and filled up, as in the well-known example', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
  const correction = [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]
  expect(qrCodewords('HELLO WORLD')).toEqual({
    version: 1,
    codewords: [...data, ...correction],
  })
})

test('qr code: the format of level M for each mask', () => {
  expect(maskNumbers.map((mask) => formatBits(mask).toString(2).padStart(15, '0'))).toEqual([
    '101010000010010',
    '101000100100101',
    '101111001111100',
    '101101101001011',
    '100010111111001',
    '100000011001110',
    '100111110010111',
    '100101010100000',
  ])
})

/** Symbols made by another program, with the mask given. */
const voucherCode = [
  '#######.####..#######',
  '#.....#.#.....#.....#',
  '#.###.#....#..#.###.#',
  '#.###.#.#...#.#.###.#',
  '#.###.#...#...#.###.#',
  '#.....#..##...#.....#',
  '#######.#.#.#.#######',
  '........#.#..........',
  '#.##.###......#..#.##',
  '#....#..#.#.##..#..##',
  '#.#...#..#..#........',
  '#..##.......#....#.#.',
  '####.###..##.#.#.##.#',
  '........###..#####.#.',
  '#######.###..#####.#.',
  '#.....#.#.###..###.##',
  '#.###.#..#.#..#..#.##',
  '#.###.#.#.......####.',
  '#.###.#.#.##.....##..',
  '#.....#..####.###.#..',
  '#######.#.####.#..##.',
]
const sentence = [
  '#######.#...#.#..##..##...#######',
  '#.....#.#.##.....###.#..#.#.....#',
  '#.###.#.#.###..#..####.#..#.###.#',
  '#.###.#.....#....#..##....#.###.#',
  '#.###.#.##.#####..##......#.###.#',
  '#.....#..#.#........##.##.#.....#',
  '#######.#.#.#.#.#.#.#.#.#.#######',
  '...........###....###.#.#........',
  '#..######..##..#.#.##....#..#.###',
  '.##....##.##..##...#...#..####...',
  '.###..##..##..#####.########.####',
  '.##.##.#.##...#.##.....##...#.##.',
  '###..####.#####.#..##..##.#..#.##',
  '######.#.#...#..#.#....###.#...#.',
  '#..####.#.#.#.#.#..###....#.#.#..',
  '..###....##.##.#..###...#...####.',
  '...####..#.##.#.....#.#.######...',
  '####.#..###.#.##...#.##.#...##..#',
  '##.#..###.#...##...###.###....#.#',
  '..###.....##.#.#..#.#.#...#.####.',
  '#..#.###.##..#.#.#.#...###.#...#.',
  '#.#..#.#.######.#.##...#...###..#',
  '#.#.#####..#.#####..#..###..#.###',
  '#.#.#...##..#.#.##.....#.#.##.#..',
  '###.#.#######.##...#...#######.#.',
  '........######..#.#.....#...##..#',
  '#######.##...#####.###.##.#.#....',
  '#.....#.##.#.##.#.......#...###.#',
  '#.###.#.#..#.###.##.#.########..#',
  '#.###.#.#...##....##.##..#...####',
  '#.###.#..#.##.#.#.##.##.#.#.#.###',
  '#.....#.....##.##..##....###.####',
  '#######.#..####.####...###.#.#...',
]
const drawn = (dark: boolean[][]) => dark.map((line) => line.map((value) => (value ? '#' : '.')).join(''))

test('qr code: a code in letters and digits is drawn like by others', () => {
  expect(drawn(makeMaskedQrCode('K7QM-2XRD-9TVE', 3))).toEqual(voucherCode)
})

test('qr code: a sentence in bytes, too', () => {
  const text = 'Klinik NMW, voucher untuk Siti Rahmawati di semua cabang'
  expect(drawn(makeMaskedQrCode(text, 6))).toEqual(sentence)
})

test.each([
  ['A'.repeat(20), 21],
  ['A'.repeat(21), 25],
  ['a'.repeat(14), 21],
  ['a'.repeat(15), 25],
  ['a'.repeat(26), 25],
  ['a'.repeat(42), 29],
  ['a'.repeat(62), 33],
  ['a'.repeat(84), 37],
  ['a'.repeat(106), 41],
  ['é'.repeat(7), 21],
  ['', 21],
])('qr code: the smallest symbol that holds %o', (text, size) => {
  expect(makeQrCode(text)).toHaveLength(size)
})

test('qr code: what is too long is refused', () => {
  expect(() => makeQrCode('a'.repeat(107))).toThrow('Too long')
})

test('qr code: of the eight masks the one that reads best is taken', () => {
  const text = 'K7QM-2XRD-9TVE'
  const penalties = maskNumbers.map((mask) => penaltyOf(makeMaskedQrCode(text, mask)))
  expect(penaltyOf(makeQrCode(text))).toBe(Math.min(...penalties))
  expect(new Set(penalties).size).toBeGreaterThan(1)
})

function square(size: number, dark: (row: number, column: number) => boolean) {
  return Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, column) => dark(row, column)))
}

test('qr code: what is hard to read is counted', () => {
  const chess = square(6, (row, column) => (row + column) % 2 === 0)
  expect(penaltyOf(chess)).toBe(0)
  // Twelve runs of six, twenty-five squares of four, and all of one colour.
  expect(penaltyOf(square(6, () => true))).toBe(12 * 4 + 25 * 3 + 90)
})

test('qr code: the path holds each run of dark modules once', () => {
  expect(
    qrPath([
      [true, true, false],
      [false, false, false],
      [true, false, true],
    ]),
  ).toBe('M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z')
})
