import { OPS_STREAM_PATH } from '@nmw/contract/ops-stream-path'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followStream } from '../../lib/live-stream.ts'
import { staffReads } from './staff-reads.ts'

/** Keeps the screens of a branch up to date with what others do there. */
export function useOpsLive(branchId: number | undefined) {
  const client = useQueryClient()
  useEffect(() => {
    if (branchId === undefined) return undefined
    const path = `${OPS_STREAM_PATH}?branch=${branchId}`
    return followStream(client, { path, shared: `nmw-ops-live-${branchId}`, reads: staffReads })
  }, [client, branchId])
}
