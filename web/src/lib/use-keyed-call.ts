import { useState } from 'react'
import type { CallEndpoint } from './call.ts'
import { keyedCall } from './keyed-call.ts'
import { useEveryCall } from './use-call.ts'

/** For a form or an act that must happen once: what it sends again before there is an answer counts once. */
export function useKeyedCall(): CallEndpoint {
  const call = useEveryCall()
  const [keyed] = useState(() => keyedCall(call))
  return keyed
}
