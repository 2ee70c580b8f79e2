import { createContext, use } from 'react'
import type { CallEndpoint, PlainCall } from './call.ts'

const CallContext = createContext<CallEndpoint | null>(null)

export const CallProvider = CallContext.Provider

/** For a form or a single act. Screens that read use `useRead`, what must happen once `useIdempotentCall`. */
export function useCall(): PlainCall {
  return useAnyCall()
}

export function useAnyCall(): CallEndpoint {
  const call = use(CallContext)
  if (!call) throw new Error('useCall needs a CallProvider above it')
  return call
}
