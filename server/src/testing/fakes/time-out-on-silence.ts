import { expect, vi } from 'vitest'
import type { FakeDoku } from './fake-doku.ts'
import { TIMEOUT } from './gateway-harness.ts'

/**
 * While this works, who asks the gateway gives up as soon as it is seen to keep silent, and never before: no clock
 * decides, however slow the machine.
 */
export async function timeOutOnSilence<T>(fake: FakeDoku, work: () => Promise<T>) {
  const patience = new AbortController()
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  fake.state.onSilence = () => patience.abort(new DOMException('The gateway keeps silent', 'TimeoutError'))
  try {
    return await work()
  } finally {
    for (const [limited] of limit.mock.calls) expect(limited).toBe(TIMEOUT)
    fake.state.onSilence = undefined
    limit.mockRestore()
  }
}
