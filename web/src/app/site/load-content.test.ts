import { test, vi } from 'vitest'
import { ApiError } from '../../lib/call/call.ts'
import { loadContent } from './load-content.ts'

test('public page: content that failed to load in the browser is marked as failed before it is shown', async () => {
  const context = {
    call: () => Promise.reject(new ApiError(0, 'no line')),
    flags: { publicSite: true, appKey: 'k' },
    language: 'id' as const,
    theme: undefined,
    signedIn: () => false,
    home: () => '/',
    outcome: undefined,
  }
  const location = { href: '/doctors', pathname: '/doctors' }
  const loaded = await loadContent('public/doctor/doctors-screen', { context, params: {}, deps: {}, location })
  await vi.waitUntil(() => 'hasFailed' in loaded, { timeout: 60_000 })
})
