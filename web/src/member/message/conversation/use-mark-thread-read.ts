import { listThreads, markThreadRead, readThread, type Thread } from '@nmw/contract/chat'
import { readShellProfile } from '@nmw/contract/shell-profile'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useChange } from '../../../lib/reads/use-endpoint.ts'

export function useMarkThreadRead(thread: Thread | undefined) {
  const visible = useSyncExternalStore(subscribe, isVisible, () => false)
  const { mutate } = useChange(markThreadRead, { refreshes: [listThreads, readThread, readShellProfile], quiet: true })
  const id = thread?.id
  const unread = thread?.unread ?? 0
  const lastAt = thread?.lastMessageAt
  const seen = useRef<string>(undefined)
  useEffect(() => {
    // The unread count may be equal for different messages, so the time of the last one is compared.
    if (!visible || id === undefined || unread === 0 || lastAt === seen.current) return
    seen.current = lastAt
    mutate({ params: { id } })
  }, [visible, id, unread, lastAt, mutate])
}

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

function isVisible() {
  return document.visibilityState === 'visible'
}
