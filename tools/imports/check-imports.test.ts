import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findViolations } from './check-imports.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'nmw-imports-'))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

test('imports: allowed imports are no violations', () => {
  expect(
    violationsOf({
      'contract/src/endpoint.ts': "import { z } from 'zod/mini'",
      'contract/src/order.ts': "import { endpoint } from './endpoint.ts'",
      'server/src/env.ts': '',
      'server/src/context.ts': "import type { Env } from './env.ts'",
      'server/src/http/route.ts': "import '@nmw/contract/endpoint'\nimport type { Context } from '../context.ts'",
      'server/src/http/route.test.ts': "import { readOrder } from '../order/read-order.ts'",
      'server/src/order/order-queries.ts': '',
      'server/src/order/read-order.ts': "import { route } from '../http/route.ts'\nimport './order-queries.ts'",
      'server/src/point/earn-points.ts': "import { readOrder } from '../order/read-order.ts'",
      'server/src/testing/place-order.ts': "import { readOrder } from '../order/read-order.ts'",
      'server/src/order/order.test.ts': "import { placeOrder } from '../testing/place-order.ts'",
      'web/src/ui/button.tsx': "import '../lib/call.ts'\nimport styles from './button.module.css'",
      'web/src/ui/button.module.css': '',
      'web/src/lib/call.ts': "import '@nmw/contract/endpoint'",
      'web/src/shared/region/region-field.tsx':
        "import '@nmw/contract/endpoint'\nimport '../../lib/call.ts'\nimport '../../ui/button.tsx'\nimport './region-list.tsx'",
      'web/src/shared/region/region-list.tsx': '',
      'web/src/member/order/order-screen.tsx': "import '../member-layout.tsx'\nimport '../../ui/button.tsx'",
      'web/src/ops/order/order-area.tsx': "import '../../shared/region/region-field.tsx'",
      'web/src/member/member-layout.tsx': '',
      'web/src/app/router.tsx': "const later = () => import('../member/order/order-screen.tsx')",
      'tools/seed/seed.ts': "import '../../server/src/env.ts'",
    }),
  ).toEqual([])
})

test.each([
  ['contract imports no other workspace', 'contract/src/order.ts', 'server/src/env.ts'],
  ['web never imports server', 'web/src/app/router.tsx', 'server/src/env.ts'],
  ['server never imports web', 'server/src/app.ts', 'web/src/app/router.tsx'],
  ['http imports no noun', 'server/src/http/route.ts', 'server/src/order/read-order.ts'],
  ['outside imports no noun', 'server/src/outside/mail.ts', 'server/src/order/read-order.ts'],
  ['http imports no other layer', 'server/src/http/route.ts', 'server/src/database/connection.ts'],
  ['ui imports no audience', 'web/src/ui/button.tsx', 'web/src/member/order/order-card.tsx'],
  ['lib imports no audience', 'web/src/lib/call.ts', 'web/src/ops/order/order-table.tsx'],
  ['ui does not import the app', 'web/src/ui/button.tsx', 'web/src/app/router.tsx'],
  ['ui imports nothing shared', 'web/src/ui/button.tsx', 'web/src/shared/region/region-field.tsx'],
  ['lib imports nothing shared', 'web/src/lib/call.ts', 'web/src/shared/region/region-choice.ts'],
  ['shared imports no audience', 'web/src/shared/region/region-field.tsx', 'web/src/ops/order/order-table.tsx'],
  ['shared does not import the app', 'web/src/shared/region/region-field.tsx', 'web/src/app/router.tsx'],
  [
    'audiences do not import each other',
    'web/src/member/order/order-card.tsx',
    'web/src/public/article/article-card.tsx',
  ],
  [
    'audiences do not import each other in tests',
    'web/src/ops/order/order.test.tsx',
    'web/src/dashboard/article/article-form.tsx',
  ],
  ['queries are private to their noun', 'server/src/point/earn-points.ts', 'server/src/order/order-queries.ts'],
  ['queries are private in tests', 'server/src/point/point.test.ts', 'server/src/order/order-queries.ts'],
])('imports: forbidden: %s', (_, from, to) => {
  const path = `${'../'.repeat(from.split('/').length - 1)}${to}`
  expect(violationsOf({ [from]: `import { x } from '${path}'`, [to]: '' })).toEqual([`${from} may not import ${to}`])
})

test.each([
  ['import', "import { a, type B } from '../../server/src/env.ts'"],
  ['import over several lines', "import {\n  a,\n  b,\n} from '../../server/src/env.ts'"],
  ['import of a type', "import type { A } from '../../server/src/env.ts'"],
  ['bare import', "import '../../server/src/env.ts'"],
  ['double quotes', 'import { a } from "../../server/src/env.ts"'],
  ['re-export', "export { a } from '../../server/src/env.ts'"],
  ['re-export of all', "export * from '../../server/src/env.ts'"],
  ['dynamic import', "const a = await import('../../server/src/env.ts')"],
  ['import by package name', "import { a } from '@nmw/server/src/env.ts'"],
  ['after a URL in a string', "const at = 'https://nmw.example'\nexport { a } from '../../server/src/env.ts'"],
])('imports: recognized form: %s', (_, source) => {
  expect(violationsOf({ 'web/src/main.ts': source, 'server/src/env.ts': '' })).toEqual([
    'web/src/main.ts may not import server/src/env.ts',
  ])
})

test('imports: an import in a comment is ignored', () => {
  const source = "// import '../../server/src/env.ts'\n/*\nexport * from '../../server/src/env.ts'\n*/"
  expect(violationsOf({ 'web/src/main.ts': source })).toEqual([])
})

test('imports: finds cycles of files', () => {
  expect(
    violationsOf({
      'contract/src/a.ts': "import './b.ts'",
      'contract/src/b.ts': "export * from './c.ts'",
      'contract/src/c.ts': "import '@nmw/contract/a'",
      'contract/src/d.ts': "import './a.ts'",
    }),
  ).toEqual(['files in a cycle: contract/src/a.ts <-> contract/src/b.ts <-> contract/src/c.ts'])
})

test('imports: finds cycles of folders where no file is in a cycle', () => {
  expect(
    violationsOf({
      'server/src/order/pay-order.ts': "import '../point/earn-points.ts'",
      'server/src/order/read-order.ts': '',
      'server/src/point/earn-points.ts': '',
      'server/src/point/read-points.ts': "import '../order/read-order.ts'",
    }),
  ).toEqual(['folders in a cycle: server/src/order <-> server/src/point'])
})

test('imports: a meaningless file name is a violation, the same name in two folders is not', () => {
  expect(
    violationsOf({
      'server/src/order/read.ts': '',
      'web/src/lib/read.ts': '',
      'web/node_modules/x/read.ts': '',
      'server/dist/read.ts': '',
      'web/src/ui/index.tsx': '',
      'tools/utils.ts': '',
      'contract/src/types.ts': '',
      'server/src/helpers.ts': '',
    }),
  ).toEqual([
    'contract/src/types.ts needs a name that says what is in it',
    'server/src/helpers.ts needs a name that says what is in it',
    'tools/utils.ts needs a name that says what is in it',
    'web/src/ui/index.tsx needs a name that says what is in it',
  ])
})

function violationsOf(files: Record<string, string>) {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), source)
  }
  return findViolations(root).violations
}
