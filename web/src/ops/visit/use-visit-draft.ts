import { type PrescriptionForm, readVisit, type VisitDetail, type VisitDraft } from '@nmw/contract/ops-visit'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isAnswer } from '../../lib/call/idempotent-call.ts'
import { useCall } from '../../lib/call/use-call.ts'
import { watchUnsavedWork } from '../../shared/staff/unsaved-work.ts'
import { readOptions } from '../../lib/reads/use-endpoint.ts'
import { useToast } from '../../ui/overlay/use-toast.ts'
import { cacheSavedDraft } from './cache-saved-draft.ts'
import { afterRead, forgetSaved, storeTabDraft, newerDraft, recordSaved, type TabDraft } from './tab-draft.ts'
import { sendDraft } from './send-draft.ts'

export type DraftLine = VisitDraft['lines'][number]
export type DraftTreatment = VisitDraft['treatments'][number]
/** The state on the server; 'conflict' means that another device has saved since. */
export type DraftState = 'empty' | 'saved' | 'saving' | 'failed' | 'conflict'

const SAVE_DELAY = 1_000
const RETRY_DELAY = 5_000

/**
 * The draft of a visit. It is saved on the server after a second, so that another tab, device or session can continue;
 * until then it is stored in this tab.
 */
export function useVisitDraft({ id, draft: stored }: VisitDetail) {
  const call = useCall()
  const client = useQueryClient()
  const toast = useToast()
  const [local, setLocal] = useState(() => newerDraft(id, stored))
  const [state, setState] = useState<DraftState>(() => (local.unsaved ? 'saving' : 'saved'))
  const latest = useRef(local)
  const sending = useRef<Promise<void>>(undefined)
  const isFinishing = useRef(false)

  const set = useCallback(
    (next: TabDraft) => {
      latest.current = next
      setLocal(next)
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
    // Until there is an answer the same content is sent again, so that it is recognised if it was already saved.
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

  // Saves a second after the last change, or later after a failure.
  useEffect(() => {
    if (!local.unsaved || state === 'conflict') return undefined
    const timer = setTimeout(() => void save(), state === 'failed' ? RETRY_DELAY : SAVE_DELAY)
    return () => clearTimeout(timer)
  }, [local, state, save])

  // Before leaving or finishing: first what has no answer yet, then the rest.
  async function saveAll() {
    if (state === 'conflict') return
    await sending.current
    await save()
    await save()
  }
  const saveOnLeave = useEffectEvent(saveAll)
  const forgetAll = useEffectEvent(() => forget())
  useEffect(() => {
    const isUnsaved = () => latest.current.unsaved
    const stopWatching = watchUnsavedWork({ isUnsaved, save: () => saveOnLeave(), forget: () => forgetAll() })
    // A sign-out right after leaving must still save or discard what is being sent.
    return () => void saveOnLeave().finally(stopWatching)
  }, [])

  // While finishing, the doctor is asked instead.
  const applyRead = useEffectEvent((read: VisitDetail['draft']) => {
    if (state === 'conflict' || isFinishing.current) return
    const next = afterRead(latest.current, read)
    if (next === latest.current) return
    set(next)
    setState(next.unsaved ? 'saving' : 'saved')
  })
  useEffect(() => applyRead(stored), [stored])

  /**
   * Ends the visit with the text on screen, under the version that contains it. If another device has saved since, the
   * server refuses, and the doctor is asked which text counts.
   */
  async function finish<T>(end: (version: number) => Promise<T | undefined>) {
    isFinishing.current = true
    try {
      await saveAll()
      if (latest.current.sent) {
        toast.error('Tulisan Anda belum tersimpan. Coba lagi sebentar lagi.')
        return undefined
      }
      // Not with the version of a text that arrived while the confirmation was open.
      const { version } = latest.current.data === local.data ? latest.current : local
      const done = await end(version)
      const known = client.getQueryData(readOptions(readVisit, { params: { id } }).queryKey)
      if (!done && (known?.draft?.version ?? 0) !== latest.current.version) setState('conflict')
      return done
    } finally {
      isFinishing.current = false
    }
  }

  return {
    draft: local.data,
    state: state === 'saved' && local.version === 0 ? ('empty' as const) : state,
    change: (next: Partial<VisitDraft>) => {
      set({ ...latest.current, data: { ...latest.current.data, ...next }, unsaved: true })
      setState((before) => (before === 'conflict' ? before : 'saving'))
    },
    finish,
    /** The visit ended, and with it the draft on the server. */
    forget,
    /** Continues with the other device's draft, or overwrites it. */
    settle: (take: 'theirs' | 'mine', theirs: VisitDetail['draft']) => {
      const version = theirs?.version ?? 0
      if (take === 'theirs' && theirs) set({ data: theirs.data, version, unsaved: false })
      else set({ ...latest.current, version, unsaved: true, sent: undefined })
      setState(take === 'theirs' ? 'saved' : 'saving')
    },
  }
}

/** The request body. A treatment without a branch has no time. */
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
