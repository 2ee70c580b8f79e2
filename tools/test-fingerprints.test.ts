import { expect, test } from 'vitest'
import { whatChanged } from './made-up-house.ts'
import { testFingerprints } from './test-fingerprints.ts'

const house = {
  'server/src/testing/start-test-database.ts': '',
  'server/src/testing/leave-no-trace.ts': '',
  'server/src/order/order.ts': '',
  'server/src/order/order.test.ts': "import { order } from './order.ts'",
  'server/src/upload/picture-child.ts': '',
  'server/src/upload/open-pictures.ts': 'new URL(`./picture-child${extension}`, import.meta.url)',
  'server/src/upload/upload.test.ts': "import { open } from './open-pictures.ts'",
  'server/src/audit/audit-words.test.ts': 'readdirSync(import.meta.dirname)',
  'web/src/member/home/home-screen.tsx': '',
  'web/src/app/screen.ts': "import.meta.glob('../**/*-screen.tsx')",
  'web/src/app/route-table.test.ts': "import { screen } from './screen.ts'",
  'e2e/home.test.ts': '',
}

const all = ['order/order', 'upload/upload', 'audit/audit-words'].map((name) => `server/src/${name}.test.ts`)
const [order, upload, audit] = all
const table = 'web/src/app/route-table.test.ts'

test.each([
  ['what it imports', 'server/src/order/order.ts', [order, audit, table]],
  ['what it starts beside itself', 'server/src/upload/picture-child.ts', [upload, audit, table]],
  ['what it finds by a pattern', 'web/src/member/home/home-screen.tsx', [audit, table]],
  ['what runs around it', 'server/src/testing/leave-no-trace.ts', [...all, table]],
])('a test is run again when %s changed', (_, file, stale) => {
  expect(whatChanged(testFingerprints, house, { ...house, [file]: 'export {}' })).toEqual(stale)
})

test('a test is run again when data, migrations or versions changed', () => {
  expect(whatChanged(testFingerprints, house, house, ['another version'])).toEqual([...all, table])
  expect(whatChanged(testFingerprints, house, house)).toEqual([])
})
