import {
  type PrescriptionForm,
  readVisit,
  saveVisitDraft,
  type VisitDetail,
  type VisitDraft,
} from '@nmw/contract/ops-visit'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../lib/call.ts'
import { useCall } from '../../lib/use-call.ts'
import { readOptions } from '../../lib/use-endpoint.ts'
import { keepDraft, newerDraft, type KeptDraft } from './kept-draft.ts'

export type DraftLine = VisitDraft['lines'][number]
export type DraftTreatment = VisitDraft['treatments'][number]
/** Where it stands on the server: nothing yet, kept, being kept, not kept, or written further on another device. */
export type DraftState = 'empty' | 'saved' | 'saving' | 'failed' | 'overtaken'

const PAUSE = 1_000
const AGAIN = 5_000

/**
 * What the doctor has written so far. The server has it a second later, so that another tab, device or session goes on
 * where she was; until then this tab keeps it.
 */
export function useVisitDraft({ id, draft: stored }: VisitDetail) {
  const call = useCall()
  const client = useQueryClient()
  const [kept, setKept] = useState(() => newerDraft(id, stored))
  const [state, setState] = useState<DraftState>(() => (kept.unsaved ? 'saving' : 'saved'))
  const latest = useRef(kept)
  const sending = useRef(false)

  const set = useCallback(
    (next: KeptDraft) => {
      latest.current = next
      setKept(next)
      keepDraft(id, next)
    },
    [id],
  )

  const save = useCallback(async () => {
    const sent = latest.current
    if (sending.current || !sent.unsaved) return
    sending.current = true
    setState('saving')
    try {
      const { version } = await call(saveVisitDraft, {
        params: { id },
        body: { version: sent.version, data: sent.data },
      })
      const known = readOptions(readVisit, { params: { id } }).queryKey
      client.setQueryData(known, (visit) => visit && { ...visit, draft: { version, data: sent.data } })
      const unsaved = latest.current.data !== sent.data
      set({ ...latest.current, version, unsaved })
      setState(unsaved ? 'saving' : 'saved')
    } catch (error) {
      setState(error instanceof ApiError && error.status === 409 ? 'overtaken' : 'failed')
    } finally {
      sending.current = false
    }
  }, [call, client, id, set])

  // A second after the last key, or later where it did not work.
  useEffect(() => {
    if (!kept.unsaved || state === 'overtaken') return undefined
    const timer = setTimeout(() => void save(), state === 'failed' ? AGAIN : PAUSE)
    return () => clearTimeout(timer)
  }, [kept, state, save])

  // Another device went on, and nothing was written here meanwhile.
  useEffect(() => {
    const { version, unsaved } = latest.current
    if (stored && stored.version > version && !unsaved) set({ ...stored, unsaved: false })
  }, [stored, set])

  return {
    draft: kept.data,
    state: state === 'saved' && kept.version === 0 ? ('empty' as const) : state,
    change: (next: Partial<VisitDraft>) => {
      set({ ...latest.current, data: { ...latest.current.data, ...next }, unsaved: true })
      setState((before) => (before === 'overtaken' ? before : 'saving'))
    },
    /** The visit is over, and the server has ended it too. */
    forget: () => set({ ...latest.current, unsaved: false }),
    /** Goes on from what another device wrote, or writes over it. */
    settle: (take: 'theirs' | 'mine', theirs: VisitDetail['draft']) => {
      const version = theirs?.version ?? 0
      if (take === 'theirs' && theirs) set({ data: theirs.data, version, unsaved: false })
      else set({ ...latest.current, version, unsaved: true })
      setState(take === 'theirs' ? 'saved' : 'saving')
    },
  }
}

/** As the call wants it. A treatment without a branch has no time yet. */
export function formOf({ diagnosis, iter, lines, treatments }: VisitDraft): PrescriptionForm {
  return {
    diagnosis,
    iter,
    medicines: lines.map(({ id, quantity, usageCode, usageDetail, must }) => ({
      item: id,
      quantity,
      usageCode,
      usageDetail,
      must,
    })),
    treatments: treatments.map(({ id, branch, day, time }) => ({
      treatment: id,
      booking: branch ? { branch: Number(branch), day, time } : null,
    })),
  }
}
