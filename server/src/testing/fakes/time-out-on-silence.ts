import { expect, vi } from 'vitest'
import type { FakeDoku } from './fake-doku.ts'
import { TIMEOUT } from './gateway-harness.ts'

/** During `work` a request to the gateway times out exactly when the fake stops answering, however slow the machine. */
export async function timeOutOnSilence<T>(fake: FakeDoku, work: () => Promise<T>) {
  const timeout = new AbortController()
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  fake.state.onSilence = () => timeout.abort(new DOMException('The gateway does not answer', 'TimeoutError'))
  try {
    return await work()
  } finally {
    for (const [limited] of limit.mock.calls) expect(limited).toBe(TIMEOUT)
    fake.state.onSilence = undefined
    limit.mockRestore()
  }
}
