import type { Result } from '@nmw/contract/endpoint'
import * as contract from '@nmw/contract/faq'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faqEntry } from '../database/schema/faq-table.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { faqRoutes } from './faq-routes.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: faqRoutes })
})
afterAll(() => testApp.close())

function entry(position: number, category: string) {
  return { position, category, question: `Tanya ${position}`, answer: 'Jawab' }
}

test('faq: questions are listed in order, grouped by category', async () => {
  await testApp.db.insert(faqEntry).values([entry(3, 'Resep'), entry(1, 'Resep'), entry(2, 'Akun')])
  const { result } = await testApp.visitor().call(contract.listFaq)
  const groups = result as Result<typeof contract.listFaq>
  expect(groups.map(({ category, items }) => [category, items.map(({ question }) => question)])).toEqual([
    ['Resep', ['Tanya 1', 'Tanya 3']],
    ['Akun', ['Tanya 2']],
  ])
})
