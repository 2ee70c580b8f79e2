import { useState } from 'react'
import { useIdempotentCall } from '../../lib/call/use-idempotent-call.ts'
import { versionedSaves, type VersionedSave } from './versioned-saves.ts'

/** For a form on a versioned record; a new one has no version yet. */
export function useVersionedSaves(seen: number | undefined): VersionedSave {
  const call = useIdempotentCall()
  const [save] = useState(() => versionedSaves(call, seen ?? 0))
  return save
}
