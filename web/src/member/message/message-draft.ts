import type { QueryClient } from '@tanstack/react-query'
import { storeMessages } from './stored-messages.ts'

/** What was begun in a conversation: whoever leaves and comes back finds it. */
export function messageDraft(client: QueryClient, id: number) {
  const queryKey = ['message-draft', id]
  // Nobody observes it, and the cache would forget it after five minutes.
  client.setQueryDefaults(queryKey, { gcTime: Infinity })
  return {
    read: () => client.getQueryData<string>(queryKey) ?? '',
    save: (text: string) => {
      client.setQueryData(queryKey, text)
      storeMessages(id, { draft: text })
    },
  }
}
