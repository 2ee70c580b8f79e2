import { useState } from 'react'
import type { CallEndpoint } from './call.ts'
import { idempotentCall } from './idempotent-call.ts'
import { useAnyCall } from './use-call.ts'

/** For a form or an act that must happen once: what it sends again before there is an answer counts once. */
export function useIdempotentCall(): CallEndpoint {
  const call = useAnyCall()
  const [keyed] = useState(() => idempotentCall(call))
  return keyed
}
