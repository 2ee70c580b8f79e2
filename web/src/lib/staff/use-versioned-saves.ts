import { useState } from 'react'
import { useIdempotentCall } from '../use-idempotent-call.ts'
import { versionedSaves, type VersionedSave } from './versioned-saves.ts'

/** For a form that changes what has a version; a new thing has none yet. */
export function useVersionedSaves(seen: number | undefined): VersionedSave {
  const call = useIdempotentCall()
  const [save] = useState(() => versionedSaves(call, seen ?? 0))
  return save
}
