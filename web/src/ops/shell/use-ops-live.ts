import type { StaffTopic } from '@nmw/contract/ops-live'
import { OPS_STREAM_PATH } from '@nmw/contract/ops-stream-path'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followStream } from '../../lib/live-stream.ts'

/** Which reads a topic makes stale, by their address. The summary counts all of them. */
const reads: Record<StaffTopic, RegExp> = {
  queue: /^\/legacy\/ops\/(queue|summary|patient|visit)\b/,
  order: /^\/legacy\/ops\/(order|pickup|summary|prescription)\b/,
  refund: /^\/legacy\/ops\/(refund|summary)\b/,
  message: /^\/legacy\/ops\/(message|summary)\b/,
  prescription: /^\/legacy\/ops\/(prescription|queue|summary)\b/,
  stock: /^\/legacy\/ops\/(stock|medicine|product|order)\b/,
  sale: /^\/legacy\/ops\/(sale|summary)\b/,
}

/** Keeps the screens of a branch up to date with what others do there. */
export function useOpsLive(branchId: number | undefined) {
  const client = useQueryClient()
  useEffect(() => {
    if (branchId === undefined) return undefined
    const path = `${OPS_STREAM_PATH}?branch=${branchId}`
    return followStream(client, { path, shared: `nmw-ops-live-${branchId}`, reads })
  }, [client, branchId])
}
