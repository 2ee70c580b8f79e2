import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { readsOf } from './reads.ts'

/** Gives a screen, and all that stands inside it, the cache its `useRead` needs. */
export function withReads(Screen: ComponentType): ComponentType {
  return function ScreenWithReads() {
    return (
      <QueryClientProvider client={readsOf(useRouter().options.context)}>
        <Screen />
      </QueryClientProvider>
    )
  }
}
