import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { queryClientOf } from './page-query-client.ts'

/** Provides the query client that `useRead` needs to a screen and everything inside it. */
export function withQueryClient(Screen: ComponentType): ComponentType {
  return function ScreenWithQueryClient() {
    return (
      <QueryClientProvider client={queryClientOf(useRouter().options.context)}>
        <Screen />
      </QueryClientProvider>
    )
  }
}
