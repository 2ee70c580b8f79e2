import { describe, expect, test } from 'vitest'
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

describe('of what a test was seen to call', () => {
  const written = {
    ...house,
    'server/src/order/order.ts': "import './hold.ts'\nexport function order() {\n  return 1\n}\n",
    'server/src/order/hold.ts': 'export function hold() {\n  return 1\n}\n',
    'server/src/upload/picture-child.ts': 'export function child() {\n  return 1\n}\n',
  }
  const called = new Map([
    [order!, ['server/src/order/order.ts']],
    [upload!, ['server/src/upload/open-pictures.ts']],
  ])
  const changed = (file: keyof typeof written, from: string, to: string) =>
    whatChanged((...of) => testFingerprints(...of, called), written, {
      ...written,
      [file]: written[file].replace(from, to),
    })

  test('the whole counts', () => {
    expect(changed('server/src/order/order.ts', 'return 1', 'return 2')).toEqual([order, audit, table])
  })

  test('of what it did not call, only what acts when it is loaded', () => {
    expect(changed('server/src/order/hold.ts', 'return 1', 'return 2')).toEqual([audit, table])
    expect(changed('server/src/order/hold.ts', 'hold()', 'hold(id)')).toEqual([order, audit, table])
  })

  test('the demo data count as a whole, whichever test filled them in', () => {
    const demo = {
      'server/src/demo/fill-demo-data.ts': 'export function fill() {\n  return 1\n}\n',
      'server/src/testing/open-demo-app.ts': "import '../demo/fill-demo-data.ts'",
      'server/src/home/home.test.ts': "import '../testing/open-demo-app.ts'",
      'server/src/faq/faq.test.ts': "import '../demo/fill-demo-data.ts'",
    }
    const later = { ...demo, 'server/src/demo/fill-demo-data.ts': 'export function fill() {\n  return 2\n}\n' }
    const seen = new Map(['server/src/home/home.test.ts', 'server/src/faq/faq.test.ts'].map((test) => [test, []]))
    expect(whatChanged((...of) => testFingerprints(...of, seen), demo, later)).toEqual(['server/src/home/home.test.ts'])
  })

  test('what runs beside it, where nobody sees what is called, counts as a whole', () => {
    expect(changed('server/src/upload/picture-child.ts', 'return 1', 'return 2')).toEqual([upload, audit, table])
  })
})
