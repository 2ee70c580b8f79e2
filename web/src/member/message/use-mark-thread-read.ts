import { listThreads, markThreadRead, readThread, type Thread } from '@nmw/contract/chat'
import { readShellProfile } from '@nmw/contract/shell-profile'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useChange } from '../../lib/use-endpoint.ts'

/** An open conversation that is looked at has been read. */
export function useMarkThreadRead(thread: Thread | undefined) {
  const visible = useSyncExternalStore(watch, isVisible, () => false)
  const { mutate } = useChange(markThreadRead, { refreshes: [listThreads, readThread, readShellProfile], quiet: true })
  const id = thread?.id
  const unread = thread?.unread ?? 0
  const lastAt = thread?.lastMessageAt
  const seen = useRef<string>(undefined)
  useEffect(() => {
    // As many unread as before may be others: what came last tells.
    if (!visible || id === undefined || unread === 0 || lastAt === seen.current) return
    seen.current = lastAt
    mutate({ params: { id } })
  }, [visible, id, unread, lastAt, mutate])
}

function watch(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

function isVisible() {
  return document.visibilityState === 'visible'
}
