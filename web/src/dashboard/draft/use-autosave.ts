import type { ContentKind } from '@nmw/contract/content-kind'
import { removeDraft, saveDraft } from '@nmw/contract/draft'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../../lib/call.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { sessionEnd } from '../../lib/staff/session-end.ts'
import { watchUnsavedWork } from '../../lib/staff/unsaved-work.ts'
import { useCall } from '../../lib/use-call.ts'
import { draftPlace, deleteLocalDraft, saveLocalDraft } from './draft-store.ts'

export type AutosaveState = 'clean' | 'writing' | 'saving' | 'saved' | 'here-only'

type Autosave = {
  kind: ContentKind
  email: string
  /** Nothing for something new. */
  id: string | undefined
  draftKey: string
  baseVersion: number
  /** What the form holds now; asked only when it is kept. */
  read: () => { title: string; data: Record<string, unknown> }
}

const HERE_AFTER = 800
const SERVER_AFTER = 2500
/** A long text is sent less often. */
const LONG = 200_000
const LONG_AFTER = 8000
const LONG_HERE_AFTER = 3000
const AGAIN_AFTER = 10_000

/** Keeps what is written: on this device within a second, on the server within a few. Nothing happens at a keystroke. */
export function useAutosave({ kind, email, id, draftKey, baseVersion, read }: Autosave) {
  const call = useCall()
  const [state, setState] = useState<AutosaveState>('clean')
  const [savedAt, setSavedAt] = useState<number>()
  const dirty = useRef(false)
  /** The form is closed: what comes late, as a picture does, is not part of it and would be a draft of nothing. */
  const closed = useRef(false)
  const here = useRef<ReturnType<typeof setTimeout>>(undefined)
  const server = useRef<ReturnType<typeof setTimeout>>(undefined)
  const size = useRef(0)
  const place = draftPlace(email, kind, id ?? draftKey)

  const sending = useRef<Promise<void>>(undefined)
  const send = useRef(() => {})
  const keep = useRef(() => {})

  const later = useCallback((milliseconds: number) => {
    server.current ??= setTimeout(() => send.current(), milliseconds)
  }, [])

  const keepHere = useEffectEvent(async () => {
    clearTimeout(here.current)
    here.current = undefined
    if (!dirty.current) return
    const { data } = read()
    await saveLocalDraft({ place, key: draftKey, baseVersion, data, at: serverNow() })
  })

  const keepOnServer = useEffectEvent(async () => {
    clearTimeout(server.current)
    server.current = undefined
    if (!dirty.current) return
    const { title, data } = read()
    size.current = typeof data['description'] === 'string' ? data['description'].length : 0
    setState('saving')
    try {
      const body = { kind, targetId: id ?? null, baseVersion, title: title.slice(0, 300), data: data as never }
      const { updatedAt } = await call(saveDraft, { params: { key: draftKey }, body })
      const at = Date.parse(updatedAt)
      const isLatest = !here.current && !server.current
      setSavedAt(at)
      setState(isLatest ? 'saved' : 'writing')
      if (isLatest && dirty.current) await saveLocalDraft({ place, key: draftKey, baseVersion, data, at, sent: true })
    } catch (error) {
      setState('here-only')
      if (sessionEnd.handle(error)) sessionEnd.onceSignedIn(() => send.current())
      else if (!(error instanceof ApiError) || error.status !== 400) later(AGAIN_AFTER)
    }
  })

  useEffect(() => {
    send.current = () => {
      sending.current = keepOnServer()
    }
    keep.current = () => void keepHere()
  }, [])

  const touch = useCallback(() => {
    if (closed.current) return
    if (!dirty.current) {
      dirty.current = true
      setState('writing')
    }
    here.current ??= setTimeout(() => keep.current(), size.current > LONG ? LONG_HERE_AFTER : HERE_AFTER)
    later(size.current > LONG ? LONG_AFTER : SERVER_AFTER)
  }, [later])

  useEffect(() => {
    closed.current = false
    const flush = () => {
      if (document.visibilityState === 'hidden') void keepHere()
    }
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('pagehide', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('pagehide', flush)
      closed.current = true
      // Whoever leaves with unsaved words finds them among her drafts.
      if (here.current) void keepHere()
      if (server.current) void keepOnServer()
    }
  }, [])

  useEffect(() => {
    const save = async () => {
      if (server.current) send.current()
      await sending.current
    }
    // What the server did not get stays on this device.
    return watchUnsavedWork({ isUnsaved: () => false, save })
  }, [])

  /** The words are saved, or not wanted any more. */
  const forget = useCallback(async () => {
    dirty.current = false
    clearTimeout(here.current)
    clearTimeout(server.current)
    here.current = undefined
    server.current = undefined
    setState('clean')
    // A draft that is still on its way would come after its own removal, and be back.
    await sending.current
    await Promise.all([
      deleteLocalDraft(place),
      call(removeDraft, { params: { key: draftKey } }).catch(() => undefined),
    ])
  }, [call, draftKey, place])

  return { state, savedAt, touch, forget, isDirty: () => dirty.current }
}
