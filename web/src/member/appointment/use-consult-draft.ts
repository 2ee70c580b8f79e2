import { readShellProfile } from '@nmw/contract/shell-profile'
import { useMemo, useSyncExternalStore } from 'react'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import {
  changeDraft,
  clearDraft,
  type ConsultDraft,
  parseDraft,
  storedDraft,
  subscribeToDraft,
} from './consult-draft.ts'

/** Undefined until the user and this browser's storage are known; the server knows neither. */
export function useConsultDraft() {
  const { data: profile } = useRead(readShellProfile, {}, { quiet: true })
  const text = useSyncExternalStore<string | undefined>(subscribeToDraft, storedDraft, unknown)
  const owner = profile?.email
  const draft = useMemo(
    () => (text === undefined || owner === undefined ? undefined : parseDraft(text, owner)),
    [text, owner],
  )
  return {
    draft,
    change: (changes: Partial<ConsultDraft>) => {
      if (owner !== undefined) changeDraft(owner, changes)
    },
    clear: clearDraft,
  }
}

const unknown = () => undefined
