import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { queryClientOf } from './page-query-client.ts'

/** Gives a screen, and all that stands inside it, the cache its `useRead` needs. */
export function withQueryClient(Screen: ComponentType): ComponentType {
  return function ScreenWithQueryClient() {
    return (
      <QueryClientProvider client={queryClientOf(useRouter().options.context)}>
        <Screen />
      </QueryClientProvider>
    )
  }
}
