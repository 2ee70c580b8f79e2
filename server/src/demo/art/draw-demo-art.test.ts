import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sample } from '../../testing/stress/full-size.ts'
import { demoArtNames, drawDemoArt } from './draw-demo-art.ts'
import { renderDemoArt } from './render-demo-art.ts'

const sizes: readonly [RegExp, number, number][] = [
  [/^doctor-/, 512, 512],
  [/^patient-/, 512, 512],
  [/^branch-/, 512, 512],
  [/^service-.+-banner\./, 1320, 500],
  [/^service-/, 800, 500],
  [/^product-/, 600, 600],
  [/^medicine-/, 600, 600],
  [/^visit-/, 720, 960],
  [/^banner-/, 1320, 500],
  [/^catalogue-/, 1320, 500],
  [/^article-/, 1280, 500],
  [/^category-/, 400, 400],
  [/^voucher-/, 800, 500],
  [/^(?:bank-|card\.)/, 112, 40],
]

const names = demoArtNames()

test('demo art: the demo data names 215 pictures', () => {
  expect(names).toHaveLength(215)
  expect(new Set(names).size).toBe(215)
})

test.each(names)('demo art: %s is well-formed, has the right size and is always drawn the same', async (name) => {
  const svg = drawDemoArt(name)
  const [, width, height] = sizes.find(([pattern]) => pattern.test(name)) ?? []
  const { width: drawnWidth, height: drawnHeight } = await sharp(Buffer.from(svg)).metadata()
  expect({ width: drawnWidth, height: drawnHeight }).toEqual({ width, height })
  expect(openTags(svg)).toEqual([])
  expect(svg).not.toMatch(/undefined|NaN|null/)
  expect(drawDemoArt(name)).toBe(svg)
})

test('demo art: no two pictures are the same, so all 32 doctors differ', () => {
  expect(names.filter((name) => name.startsWith('doctor-'))).toHaveLength(32)
  expect(new Set(names.map(drawDemoArt)).size).toBe(names.length)
})

test.each(
  sample(
    names.filter((name) => /^banner-|-banner\./.test(name)),
    4,
  ),
)('demo art: %s keeps its left 55% free for text', async (name) => {
  const left = { left: 0, top: 0, width: Math.floor(1320 * 0.55), height: 500 }
  const pixels = await sharp(Buffer.from(drawDemoArt(name)))
    .extract(left)
    .ensureAlpha()
    .raw()
    .toBuffer()
  const colours = new Set(new Uint32Array(Uint8Array.from(pixels).buffer))
  expect(colours.size).toBe(1)
})

test.each(['doctor-99.webp', 'patient-99.webp', 'service-unknown.webp', 'cat.webp', '../card.svg', ''])(
  'demo art: %j is refused',
  (name) => {
    expect(() => drawDemoArt(name)).toThrow()
  },
)

test('demo art: rendering into a directory draws every missing picture once', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'demo-art-'))
  try {
    const missing = sample(names, 12)
    for (const name of names) if (!missing.includes(name)) await writeFile(join(directory, name), '')
    expect(await renderDemoArt(directory)).toBe(missing.length)
    expect((await readdir(directory)).toSorted()).toEqual(names)
    const bytes = await Promise.all(missing.map(async (name) => (await stat(join(directory, name))).size))
    expect(Math.min(...bytes)).toBeGreaterThan(0)
    expect(bytes.reduce((sum, size) => sum + size, 0) / missing.length).toBeLessThan(16_000)
    expect(await renderDemoArt(directory)).toBe(0)
  } finally {
    await rm(directory, { recursive: true })
  }
})

/** Tags that are not closed, or closed in the wrong order. */
function openTags(svg: string): string[] {
  const open: string[] = []
  for (const [, slash, tag = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s+[\w:-]+="[^"<]*")*\s*(\/?)>/g)) {
    if (slash) {
      if (open.at(-1) !== tag) return [...open, `/${tag}`]
      open.pop()
    } else if (!self) open.push(tag)
  }
  return svg.replaceAll(/<[^>]*>/g, '').includes('<') ? [...open, 'stray <'] : open
}
