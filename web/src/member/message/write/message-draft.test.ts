import { environmentManager, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messageDraft } from './message-draft.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // Only in a browser does the cache drop unobserved queries.
  environmentManager.setIsServer(() => false)
})
afterEach(() => {
  vi.useRealTimers()
  environmentManager.setIsServer(() => true)
})

test('message: a draft is still there an hour later, only in its own conversation', () => {
  const client = new QueryClient()
  messageDraft(client, 7).save('Kulit saya')
  vi.advanceTimersByTime(3_600_000)
  expect(messageDraft(client, 7).read()).toBe('Kulit saya')
  expect(messageDraft(client, 8).read()).toBe('')
})
