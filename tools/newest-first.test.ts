import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { NewestFirst } from './newest-first.ts'
import { limitedBy } from './stop-in-time.ts'

const minutes = (count: number) => count * 60_000
const today = new Date()
const yesterday = new Date(today.getTime() - minutes(24 * 60))

/** What each took in milliseconds before; those whose rooms nobody touched today are named after their age. */
const before: Record<string, { duration: number; failed?: boolean }> = {
  'order/old-slow': { duration: 900 },
  'order/old-quick': { duration: 10 },
  'order/old-failed': { duration: 100, failed: true },
  'stock/new-slow': { duration: 800 },
  'stock/new-quick': { duration: 20 },
}

async function sortWithin(time: number) {
  const folder = mkdtempSync(join(tmpdir(), 'rooms-'))
  const files = Object.keys(before).map((name) => {
    const path = join(folder, `${name}.test.ts`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, '')
    const touched = name.includes('old') ? yesterday : today
    utimesSync(path, touched, touched)
    const project = { name: '', config: { sequence: { groupOrder: 0 }, isolate: false } }
    return { moduleId: path, name, project } as unknown as TestSpecification & { name: string }
  })
  const cache = { getTestSpecificationResult: (file: { name: string }) => before[file.name] }
  const [variable] = Object.entries(limitedBy({ until: Date.now() + time, endedIn: '' }))
  vi.stubEnv(...variable!)
  // oxlint-disable-next-line unicorn/no-array-sort -- not of an array
  const sorted = await new NewestFirst({ cache, config: { maxWorkers: 2 } } as unknown as Vitest).sort(files)
  return sorted.map(({ moduleId }) => basename(moduleId, '.test.ts'))
}

test('what failed, what lies beside the latest changes, the rest; the slow ones first, so that all end soon', async () => {
  expect(await sortWithin(minutes(1))).toEqual(['old-failed', 'new-slow', 'new-quick', 'old-slow', 'old-quick'])
})

test('the quick ones first where there is no time for all', async () => {
  expect(await sortWithin(500)).toEqual(['old-failed', 'new-quick', 'new-slow', 'old-quick', 'old-slow'])
})
