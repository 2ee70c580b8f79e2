import type { QueryClient } from '@tanstack/react-query'
import { storeMessages } from './stored-messages.ts'

export function messageDraft(client: QueryClient, id: number) {
  const queryKey = ['message-draft', id]
  // Nothing observes it, so the cache would drop it after five minutes.
  client.setQueryDefaults(queryKey, { gcTime: Infinity })
  return {
    read: () => client.getQueryData<string>(queryKey) ?? '',
    save: (text: string) => {
      client.setQueryData(queryKey, text)
      storeMessages(id, { draft: text })
    },
  }
}
