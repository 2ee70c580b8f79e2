import type { ContentKind } from '@nmw/contract/content-kind'
import { removeDraft, saveDraft } from '@nmw/contract/draft'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../../lib/call/call.ts'
import { serverNow } from '../../lib/format/server-clock.ts'
import { sessionEnd } from '../../shared/staff/session-end.ts'
import { watchUnsavedWork } from '../../shared/staff/unsaved-work.ts'
import { useCall } from '../../lib/call/use-call.ts'
import { draftPlace, deleteLocalDraft, saveLocalDraft } from './draft-store.ts'

export type AutosaveState = 'clean' | 'writing' | 'saving' | 'saved' | 'local-only'

type Autosave = {
  kind: ContentKind
  email: string
  /** Undefined for new content. */
  id: string | undefined
  draftKey: string
  baseVersion: number
  /** Reads the current form; called only when saving. */
  read: () => { title: string; data: Record<string, unknown> }
}

const LOCAL_DELAY = 800
const SERVER_DELAY = 2500
/** A long text is saved less often. */
const LONG_TEXT = 200_000
const LONG_SERVER_DELAY = 8000
const LONG_LOCAL_DELAY = 3000
const RETRY_DELAY = 10_000

/** Saves drafts: on this device within a second, on the server within a few. A keystroke itself does no work. */
export function useAutosave({ kind, email, id, draftKey, baseVersion, read }: Autosave) {
  const call = useCall()
  const [state, setState] = useState<AutosaveState>('clean')
  const [savedAt, setSavedAt] = useState<number>()
  const dirty = useRef(false)
  /** After closing, late changes (such as a finished upload) must not create a new draft. */
  const closed = useRef(false)
  const localTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const serverTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const size = useRef(0)
  const place = draftPlace(email, kind, id ?? draftKey)

  const sending = useRef<Promise<void>>(undefined)
  const send = useRef(() => {})
  const saveLocallyRef = useRef(() => {})

  const sendLater = useCallback((milliseconds: number) => {
    serverTimer.current ??= setTimeout(() => send.current(), milliseconds)
  }, [])

  const saveLocally = useEffectEvent(async () => {
    clearTimeout(localTimer.current)
    localTimer.current = undefined
    if (!dirty.current) return
    const { data } = read()
    await saveLocalDraft({ place, key: draftKey, baseVersion, data, at: serverNow() })
  })

  const saveOnServer = useEffectEvent(async () => {
    clearTimeout(serverTimer.current)
    serverTimer.current = undefined
    if (!dirty.current) return
    const { title, data } = read()
    size.current = typeof data['description'] === 'string' ? data['description'].length : 0
    setState('saving')
    try {
      const body = { kind, targetId: id ?? null, baseVersion, title: title.slice(0, 300), data: data as never }
      const { updatedAt } = await call(saveDraft, { params: { key: draftKey }, body })
      const at = Date.parse(updatedAt)
      const isLatest = !localTimer.current && !serverTimer.current
      setSavedAt(at)
      setState(isLatest ? 'saved' : 'writing')
      if (isLatest && dirty.current) await saveLocalDraft({ place, key: draftKey, baseVersion, data, at, sent: true })
    } catch (error) {
      setState('local-only')
      if (sessionEnd.handle(error)) sessionEnd.onceSignedIn(() => send.current())
      else if (!(error instanceof ApiError) || error.status !== 400) sendLater(RETRY_DELAY)
    }
  })

  useEffect(() => {
    send.current = () => {
      sending.current = saveOnServer()
    }
    saveLocallyRef.current = () => void saveLocally()
  }, [])

  const touch = useCallback(() => {
    if (closed.current) return
    if (!dirty.current) {
      dirty.current = true
      setState('writing')
    }
    localTimer.current ??= setTimeout(
      () => saveLocallyRef.current(),
      size.current > LONG_TEXT ? LONG_LOCAL_DELAY : LOCAL_DELAY,
    )
    sendLater(size.current > LONG_TEXT ? LONG_SERVER_DELAY : SERVER_DELAY)
  }, [sendLater])

  useEffect(() => {
    closed.current = false
    const flush = () => {
      if (document.visibilityState === 'hidden') void saveLocally()
    }
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('pagehide', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('pagehide', flush)
      closed.current = true
      // Unsaved changes stay as a draft.
      if (localTimer.current) void saveLocally()
      if (serverTimer.current) void saveOnServer()
    }
  }, [])

  useEffect(() => {
    const save = async () => {
      if (serverTimer.current) send.current()
      await sending.current
    }
    // What does not reach the server stays on this device.
    return watchUnsavedWork({ isUnsaved: () => false, save })
  }, [])

  /** Deletes the draft, because it was saved or discarded. */
  const forget = useCallback(async () => {
    dirty.current = false
    clearTimeout(localTimer.current)
    clearTimeout(serverTimer.current)
    localTimer.current = undefined
    serverTimer.current = undefined
    setState('clean')
    // A draft still being sent would be created again after its deletion.
    await sending.current
    await Promise.all([
      deleteLocalDraft(place),
      call(removeDraft, { params: { key: draftKey } }).catch(() => undefined),
    ])
  }, [call, draftKey, place])

  return { state, savedAt, touch, forget, isDirty: () => dirty.current }
}
