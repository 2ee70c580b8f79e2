import { createContext, use, useState } from 'react'
import type { CallEndpoint } from './call.ts'
import { keyedCall } from './keyed-call.ts'

const CallContext = createContext<CallEndpoint | null>(null)

export const CallProvider = CallContext.Provider

/** For a form or a single act: what it sends again before there is an answer counts once. Screens that read use `useRead`, which brings a cache along. */
export function useCall(): CallEndpoint {
  const call = use(CallContext)
  if (!call) throw new Error('useCall needs a CallProvider above it')
  const [keyed] = useState(() => keyedCall(call))
  return keyed
}
