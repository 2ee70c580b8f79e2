import { OPS_STREAM_PATH } from '@nmw/contract/ops-stream-path'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { followStream } from '../../lib/live/live-stream.ts'
import { sessionEnd } from '../../shared/staff/session-end.ts'
import { staffReads } from './staff-reads.ts'

export function useOpsLive(branchId: number | undefined) {
  const client = useQueryClient()
  const ended = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.isEnded)
  useEffect(() => {
    // Without a session reconnecting would be refused with growing delay; a new session connects at once.
    if (branchId === undefined || ended) return undefined
    const path = `${OPS_STREAM_PATH}?branch=${branchId}`
    return followStream(client, { path, shared: `nmw-ops-live-${branchId}`, reads: staffReads })
  }, [client, branchId, ended])
}
