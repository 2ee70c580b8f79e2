import { expect, test } from 'vitest'
import { findPhotoProblem, type Pixels } from './photo-problems.ts'

const width = 640
const height = 800

/** A schematic face: an oval on a wall, brows, eyes, mouth, strands of hair. */
function faceAt(x: number, y: number) {
  const across = (x - 320) / 200
  const down = (y - 420) / 300
  const inside = across * across + down * down < 1
  const hair = y > 90 && y < 300 && inside && Math.sin(x * 0.8 + y * 0.15) > 0
  const brow = Math.abs(y - 350 - Math.abs(Math.abs(x - 320) - 90) * 0.2) < 7 && Math.abs(Math.abs(x - 320) - 90) < 55
  const eye = Math.hypot(Math.abs(x - 320) - 90, y - 390) < 14
  const mouth = Math.abs(y - 580) < 9 && Math.abs(x - 320) < 70
  if (hair || brow || eye) return 45
  if (mouth) return 110
  return inside ? 175 - 20 * down : 140
}

function photo(shade: (x: number, y: number) => number, size = { width, height }): Pixels {
  const data = new Uint8ClampedArray(size.width * size.height * 4)
  for (let at = 0; at < size.width * size.height; at++) {
    paint(data, at, shade(at % size.width, Math.floor(at / size.width)))
  }
  return { ...size, data }
}

function paint(data: Uint8ClampedArray, at: number, shade: number) {
  data[4 * at] = shade
  data[4 * at + 1] = shade
  data[4 * at + 2] = shade
  data[4 * at + 3] = 255
}

/** A box blur of this radius, applied twice. */
function blurred(pixels: Pixels, by: number): Pixels {
  const once = boxed(boxed(pixels, by, 1), by, pixels.width)
  return boxed(boxed(once, by, 1), by, pixels.width)
}

function boxed({ data, ...size }: Pixels, by: number, step: number): Pixels {
  const last = size.width * size.height - 1
  const out = new Uint8ClampedArray(data.length)
  for (let at = 0; at <= last; at++) {
    let sum = 0
    for (let off = -by; off <= by; off++) sum += data[4 * Math.max(0, Math.min(last, at + off * step))]!
    paint(out, at, sum / (2 * by + 1))
  }
  return { ...size, data: out }
}

/** Uniform noise of this amplitude, the same on each run. */
function grainy(pixels: Pixels, amount: number): Pixels {
  let seed = 1
  const data = new Uint8ClampedArray(pixels.data.length)
  for (let at = 0; at < data.length / 4; at++) {
    seed = (seed * 16_807) % 2_147_483_647
    paint(data, at, pixels.data[4 * at]! + ((seed / 2_147_483_647) * 2 - 1) * amount)
  }
  return { ...pixels, data }
}

test('photo check: a sharp face in good light passes, with and without noise', () => {
  expect(findPhotoProblem(photo(faceAt))).toBeUndefined()
  expect(findPhotoProblem(grainy(photo(faceAt), 6))).toBeUndefined()
})

test('photo check: a slightly soft face passes', () => {
  expect(findPhotoProblem(blurred(photo(faceAt), 1))).toBeUndefined()
})

test('photo check: a blurred face is detected, also with noise', () => {
  const soft = blurred(photo(faceAt), 5)
  expect(findPhotoProblem(soft)).toBe('blurred')
  expect(findPhotoProblem(grainy(soft, 6))).toBe('blurred')
})

test('photo check: a sharp face before a plain wall passes', () => {
  const small = photo((x, y) => (x < 320 && y < 400 ? faceAt(x * 2, y * 2) : 150))
  expect(findPhotoProblem(small)).toBeUndefined()
})

test('photo check: darkness is reported before blur, because light fixes both', () => {
  const dark = photo((x, y) => faceAt(x, y) * 0.2)
  expect(findPhotoProblem(dark)).toBe('dark')
  expect(findPhotoProblem(blurred(dark, 5))).toBe('dark')
})

test('photo check: dark skin in good light is not reported as dark', () => {
  expect(findPhotoProblem(photo((x, y) => faceAt(x, y) * 0.45))).toBeUndefined()
})

test('photo check: a washed-out photo is detected', () => {
  expect(findPhotoProblem(photo((x, y) => 235 + faceAt(x, y) / 10))).toBe('bright')
})

test('photo check: a small photo is detected by its own size, not by that of the copy', () => {
  const copy = photo(faceAt)
  expect(findPhotoProblem(copy, { width: 400, height: 3000 })).toBe('small')
  expect(findPhotoProblem(copy, { width: 480, height: 600 })).toBeUndefined()
})
