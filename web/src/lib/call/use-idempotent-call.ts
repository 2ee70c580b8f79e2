import { useState } from 'react'
import type { CallEndpoint } from './call.ts'
import { idempotentCall } from './idempotent-call.ts'
import { useAnyCall } from './use-call.ts'

/** For a form or action that must happen once: repeating it before there is an answer counts once. */
export function useIdempotentCall(): CallEndpoint {
  const call = useAnyCall()
  const [keyed] = useState(() => idempotentCall(call))
  return keyed
}
