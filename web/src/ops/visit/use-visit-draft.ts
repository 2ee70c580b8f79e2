import { type PrescriptionForm, readVisit, type VisitDetail, type VisitDraft } from '@nmw/contract/ops-visit'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isAnswer } from '../../lib/idempotent-call.ts'
import { useCall } from '../../lib/use-call.ts'
import { watchUnsavedWork } from '../../lib/staff/unsaved-work.ts'
import { readOptions } from '../../lib/use-endpoint.ts'
import { useToast } from '../../ui/use-toast.ts'
import { cacheSavedDraft } from './cache-saved-draft.ts'
import { afterRead, forgetSaved, storeTabDraft, newerDraft, recordSaved, type TabDraft } from './tab-draft.ts'
import { sendDraft } from './send-draft.ts'

export type DraftLine = VisitDraft['lines'][number]
export type DraftTreatment = VisitDraft['treatments'][number]
/** Where it stands on the server: nothing yet, kept, being kept, not kept, or written further on another device. */
export type DraftState = 'empty' | 'saved' | 'saving' | 'failed' | 'conflict'

const PAUSE = 1_000
const AGAIN = 5_000

/**
 * What the doctor has written so far. The server has it a second later, so that another tab, device or session goes on
 * where she was; until then this tab keeps it.
 */
export function useVisitDraft({ id, draft: stored }: VisitDetail) {
  const call = useCall()
  const client = useQueryClient()
  const toast = useToast()
  const [kept, setKept] = useState(() => newerDraft(id, stored))
  const [state, setState] = useState<DraftState>(() => (kept.unsaved ? 'saving' : 'saved'))
  const latest = useRef(kept)
  const sending = useRef<Promise<void>>(undefined)
  const isFinishing = useRef(false)

  const set = useCallback(
    (next: TabDraft) => {
      latest.current = next
      setKept(next)
      storeTabDraft(id, next)
    },
    [id],
  )

  const forget = useCallback(() => {
    set({ ...latest.current, unsaved: false })
    forgetSaved(id)
  }, [id, set])

  const send = useCallback(async () => {
    const { version: seen, data, sent = data } = latest.current
    setState('saving')
    // Until there is an answer the same words go again, so that they are known again where they came through.
    set({ ...latest.current, sent })
    try {
      const version = await sendDraft(call, id, { version: seen, sent, data })
      if (version === undefined) {
        set({ ...latest.current, sent: undefined })
        setState('conflict')
        return
      }
      recordSaved(id, { version, data: sent })
      await cacheSavedDraft(client, id, { version, data: sent })
      const unsaved = latest.current.unsaved && latest.current.data !== sent
      set({ ...latest.current, version, unsaved, sent: undefined })
      setState(unsaved ? 'saving' : 'saved')
    } catch (error) {
      if (isAnswer(error)) set({ ...latest.current, sent: undefined })
      setState('failed')
    }
  }, [call, client, id, set])

  const save = useCallback(async () => {
    if (sending.current || !latest.current.unsaved) return
    sending.current = send()
    await sending.current
    sending.current = undefined
  }, [send])

  // A second after the last key, or later where it did not work.
  useEffect(() => {
    if (!kept.unsaved || state === 'conflict') return undefined
    const timer = setTimeout(() => void save(), state === 'failed' ? AGAIN : PAUSE)
    return () => clearTimeout(timer)
  }, [kept, state, save])

  // Whoever leaves or finishes before that: first what has no answer yet, then the rest.
  async function saveAll() {
    if (state === 'conflict') return
    await sending.current
    await save()
    await save()
  }
  const saveLast = useEffectEvent(saveAll)
  const forgetAll = useEffectEvent(() => forget())
  useEffect(() => {
    const isUnsaved = () => latest.current.unsaved
    const stopWatching = watchUnsavedWork({ isUnsaved, save: () => saveLast(), forget: () => forgetAll() })
    // Who signs out at once still waits for what is on its way, or lets go of it.
    return () => void saveLast().finally(stopWatching)
  }, [])

  // Whoever has just sent her text is asked instead.
  const takeOver = useEffectEvent((read: VisitDetail['draft']) => {
    if (state === 'conflict' || isFinishing.current) return
    const next = afterRead(latest.current, read)
    if (next === latest.current) return
    set(next)
    setState(next.unsaved ? 'saving' : 'saved')
  })
  useEffect(() => takeOver(stored), [stored])

  /**
   * Ends the visit with the text that she sees, under the save that has it. Where another device has written since, the
   * server refuses, and she is asked which text counts.
   */
  async function finish<T>(end: (version: number) => Promise<T | undefined>) {
    isFinishing.current = true
    try {
      await saveAll()
      if (latest.current.sent) {
        toast.error('Tulisan Anda belum tersimpan. Coba lagi sebentar lagi.')
        return undefined
      }
      // Never under a save of a text that came while she was asked.
      const { version } = latest.current.data === kept.data ? latest.current : kept
      const done = await end(version)
      const known = client.getQueryData(readOptions(readVisit, { params: { id } }).queryKey)
      if (!done && (known?.draft?.version ?? 0) !== latest.current.version) setState('conflict')
      return done
    } finally {
      isFinishing.current = false
    }
  }

  return {
    draft: kept.data,
    state: state === 'saved' && kept.version === 0 ? ('empty' as const) : state,
    change: (next: Partial<VisitDraft>) => {
      set({ ...latest.current, data: { ...latest.current.data, ...next }, unsaved: true })
      setState((before) => (before === 'conflict' ? before : 'saving'))
    },
    finish,
    /** The visit is over, and the server has ended it too. */
    forget,
    /** Goes on from what another device wrote, or writes over it. */
    settle: (take: 'theirs' | 'mine', theirs: VisitDetail['draft']) => {
      const version = theirs?.version ?? 0
      if (take === 'theirs' && theirs) set({ data: theirs.data, version, unsaved: false })
      else set({ ...latest.current, version, unsaved: true, sent: undefined })
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
