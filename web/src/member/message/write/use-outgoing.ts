import { type ChatMessage, listThreads, readThread } from '@nmw/contract/chat'
import type { Result } from '@nmw/contract/endpoint'
import { readPrivacy } from '@nmw/contract/privacy'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useCall } from '../../../lib/call/use-call.ts'
import { readKey } from '../../../lib/reads/use-endpoint.ts'
import { deliverMessage } from './deliver-message.ts'
import { type Draft, type Outgoing, restoreOutgoing, newOutgoing, type Photo, toUnsent } from './outgoing.ts'
import { outgoingFailure } from './outgoing-failure.ts'
import { storeMessages, readStoredMessages } from './stored-messages.ts'
import { threadInput } from '../thread-input.ts'

type Read = Result<typeof readThread>

/**
 * Messages that the server does not have yet. They survive navigation and, except for unsent photos, a reload.
 * Signing out clears them.
 */
export function useOutgoing(id: number) {
  const client = useQueryClient()
  const call = useCall()
  const queryKey = ['outgoing-messages', id]
  const { data } = useQuery<Outgoing[]>({
    queryKey,
    queryFn: () => [],
    enabled: false,
    initialData: [],
    gcTime: Infinity,
  })
  const set = (change: (all: Outgoing[]) => Outgoing[]) => {
    const now = client.setQueryData<Outgoing[]>(queryKey, (all = []) => change(all)) ?? []
    storeMessages(id, { unsent: now.map(toUnsent) })
  }
  const patch = (key: string, changes: Partial<Outgoing>) =>
    set((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)))

  const restore = useEffectEvent((thread: number) => {
    const { unsent } = readStoredMessages(thread)
    if (data.length === 0 && unsent.length > 0) set(() => unsent.map(restoreOutgoing))
  })
  useEffect(() => restore(id), [id])

  function remove({ key, preview }: Outgoing) {
    set((all) => all.filter((one) => one.key !== key))
    if (preview) URL.revokeObjectURL(preview)
  }

  const { mutate } = useMutation({
    // One at a time, in the order written.
    scope: { id: `chat-${id}` },
    meta: { quiet: true },
    mutationFn: (message: Outgoing) => deliverMessage(call, id, message, (changes) => patch(message.key, changes)),
    onSuccess: (sent, message) => {
      client.setQueryData<Read>(readKey(readThread, threadInput(id)), (read) => read && withMessage(read, sent))
      remove(message)
      for (const read of [readThread, listThreads]) void client.invalidateQueries({ queryKey: readKey(read) })
    },
    onError: (error, { key }) => {
      const failure = outgoingFailure(error)
      patch(key, { failure })
      // The consent was withdrawn elsewhere.
      if (failure.needsConsent) void client.invalidateQueries({ queryKey: readKey(readPrivacy) })
      // The chat session may have ended.
      void client.invalidateQueries({ queryKey: readKey(readThread) })
    },
  })

  function retry(message: Outgoing) {
    const whole = { ...message, failure: undefined }
    patch(message.key, whole)
    mutate(whole)
  }

  return {
    outgoing: data,
    send: (draft: Draft) => {
      const message = newOutgoing(draft)
      set((all) => [...all, message])
      mutate(message)
    },
    retry,
    attach: (message: Outgoing, { file, preview }: Photo) =>
      retry({ ...message, photo: file, preview, lacksPhoto: undefined }),
    remove,
  }
}

function withMessage(read: Read, message: ChatMessage): Read {
  if (read.messages.some(({ id }) => id === message.id)) return read
  const page = { ...read.page, totalData: read.page.totalData + 1 }
  return { ...read, messages: [...read.messages, message], page }
}
