import { OPS_STREAM_PATH } from '@nmw/contract/ops-stream-path'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { followStream } from '../../lib/live-stream.ts'
import { sessionEnd } from '../../lib/staff/session-end.ts'
import { staffReads } from './staff-reads.ts'

/** Keeps the screens of a branch up to date with what others do there. */
export function useOpsLive(branchId: number | undefined) {
  const client = useQueryClient()
  const ended = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.isEnded)
  useEffect(() => {
    // Without a session it would be refused, later each time; with a new one it is there at once.
    if (branchId === undefined || ended) return undefined
    const path = `${OPS_STREAM_PATH}?branch=${branchId}`
    return followStream(client, { path, shared: `nmw-ops-live-${branchId}`, reads: staffReads })
  }, [client, branchId, ended])
}
