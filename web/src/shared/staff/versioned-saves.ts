import type { Call, Endpoint } from '@nmw/contract/endpoint'
import type * as z from 'zod/mini'
import type { CallEndpoint } from '../../lib/call/call.ts'
import { isAnswer } from '../../lib/call/idempotent-call.ts'

type Versioned = Endpoint & { result: z.ZodMiniType<{ version: number }> }

export type VersionedSave = <E extends Versioned>(
  endpoint: E,
  /** called when its turn comes, with the version known then */
  inputOf: (version: number) => Call<E>,
) => Promise<void>

/**
 * Saves one record repeatedly, each time from the version of the last save: saves run one at a time, and an unanswered
 * one is repeated first, so that a user causes no conflict with their own save.
 */
export function versionedSaves(call: CallEndpoint, seen: number): VersionedSave {
  let version = seen
  let unanswered: { key: string; again: () => Promise<void> } | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function send<E extends Versioned>(endpoint: E, input: Call<E>): Promise<void> {
    unanswered = { key: requestKey(endpoint, input), again: () => send(endpoint, input) }
    try {
      version = (await call(endpoint, input)).version
      unanswered = undefined
    } catch (error) {
      if (isAnswer(error)) unanswered = undefined
      throw error
    }
  }

  async function save<E extends Versioned>(endpoint: E, inputOf: (version: number) => Call<E>) {
    const input = inputOf(version)
    if (unanswered && unanswered.key !== requestKey(endpoint, input)) {
      await unanswered.again().catch((error: unknown) => {
        // If refused, it was not saved; whether the new one is, the server decides.
        if (!isAnswer(error)) throw error
      })
    }
    await send(endpoint, inputOf(version))
  }

  return (endpoint, inputOf) => {
    const mine = last.then(() => save(endpoint, inputOf))
    last = mine.catch(() => {})
    return mine
  }
}

function requestKey({ method, path }: Endpoint, input: object) {
  return JSON.stringify([method, path, input])
}
