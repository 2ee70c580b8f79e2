import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failedInPlaywright, failedInVitest, unhandledInVitest } from './failed-tests.ts'
import { root } from './run-steps.ts'

const spec = (title: string, ...messages: string[]) => ({
  title,
  ok: !messages.length,
  file: 'home.spec.ts',
  line: 7,
  tests: [{ results: messages.map((message) => ({ error: { message } })) }],
})

test('a failed test is named with its file and its reason, without colours', () => {
  const failures = failedInVitest({
    testResults: [
      {
        name: join(root, 'server/src/order/order.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'an order is placed' },
          {
            status: 'failed',
            fullName: 'an order is paid once',
            failureMessages: ['\u001B[31mexpected 2 to be 1\u001B[39m'],
          },
        ],
      },
    ],
  })
  expect(failures).toEqual(['server/src/order/order.test.ts › an order is paid once\n    expected 2 to be 1'])
})

test('a file that cannot be loaded is named, too', () => {
  const name = join(root, 'server/src/chat/chat.test.ts')
  const failures = failedInVitest({
    testResults: [{ name, status: 'failed', message: 'Cannot find module', assertionResults: [] }],
  })
  expect(failures).toEqual(['server/src/chat/chat.test.ts\n    Cannot find module'])
})

test('what nobody waited for is named with the file it happened in', () => {
  const printed = [
    ' ✓ server/src/stock/stock.test.ts (3 tests) 12ms',
    '⎯⎯⎯⎯⎯⎯\u001B[31m Unhandled Errors \u001B[39m⎯⎯⎯⎯⎯⎯',
    '',
    'Vitest caught 1 unhandled error during the test run.',
    '',
    '⎯⎯⎯⎯ Unhandled Rejection ⎯⎯⎯⎯⎯',
    'Problem: Stok kurang 2',
    ' ❯ takeFromBatches server/src/stock/sell-stock.ts:60:22',
    '    60|   if (missing) throw new Problem(409)',
    ' ❯ process.processTicksAndRejections node:internal/process/task_queues:104:5',
    '',
    'This error originated in "server/src/shipping/parcels.test.ts" test file.',
    '⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯',
    '',
    ' Test Files  342 passed (342)',
  ].join('\n')
  expect(unhandledInVitest(printed)).toEqual([
    [
      'a test file, beside its tests',
      '    Problem: Stok kurang 2',
      '     ❯ takeFromBatches server/src/stock/sell-stock.ts:60:22',
      '     ❯ process.processTicksAndRejections node:internal/process/task_queues:104:5',
      '    This error originated in "server/src/shipping/parcels.test.ts" test file.',
    ].join('\n'),
  ])
  expect(unhandledInVitest(' Test Files  342 passed (342)')).toEqual([])
})

test('a failed journey is found at any depth, with its last reason', () => {
  const inner = { specs: [spec('at 320 px', 'first', 'too wide')] }
  expect(failedInPlaywright({ suites: [{ specs: [spec('at 390 px')], suites: [inner] }] })).toEqual([
    'e2e/home.spec.ts:7 › at 320 px\n    too wide',
  ])
})
