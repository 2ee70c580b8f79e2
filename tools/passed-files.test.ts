import { join } from 'node:path'
import { expect, test } from 'vitest'
import { passedFiles } from './passed-files.ts'
import { root } from './run-steps.ts'

const file = (name: string, ...ends: string[]) => ({
  name: join(root, `server/src/${name}.test.ts`),
  status: ends.includes('failed') ? 'failed' : 'passed',
  assertionResults: ends.map((status) => ({ status })),
})

const report = {
  testResults: [
    file('order/order', 'passed', 'passed'),
    file('stock/stock', 'passed', 'skipped'),
    file('chat/chat', 'passed', 'failed'),
  ],
}

const paths = ['order/order', 'stock/stock', 'chat/chat'].map((name) => `server/src/${name}.test.ts`)
const everyone = new Set(paths)

test('what passed is remembered, wholly or in part, beside a test that failed', () => {
  expect(passedFiles(report, 1, everyone)).toEqual([
    ['server/src/order/order.test.ts', { tests: 2, whole: true }],
    ['server/src/stock/stock.test.ts', { tests: 1, whole: false }],
  ])
})

test('of a run that failed otherwise nothing is remembered', () => {
  expect(passedFiles({ testResults: report.testResults.slice(0, 2) }, 1, everyone)).toEqual([])
})

test('what had its turn cut short, or none, is not remembered', () => {
  const [order] = paths
  expect(passedFiles({ testResults: report.testResults.slice(0, 2) }, 0, new Set([order!]))).toEqual([
    [order, { tests: 2, whole: true }],
  ])
})
