import { createContext, use } from 'react'
import type { CallEndpoint, PlainCall } from './call.ts'

const CallContext = createContext<CallEndpoint | null>(null)

export const CallProvider = CallContext.Provider

/** For a form or a single action. Screens read with `useRead`; `once` endpoints need `useIdempotentCall`. */
export function useCall(): PlainCall {
  return useAnyCall()
}

export function useAnyCall(): CallEndpoint {
  const call = use(CallContext)
  if (!call) throw new Error('useCall needs a CallProvider above it')
  return call
}
