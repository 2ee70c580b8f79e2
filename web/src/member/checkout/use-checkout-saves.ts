import { readCheckout, updateCheckout } from '@nmw/contract/checkout'
import type { Call } from '@nmw/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../../lib/call/call.ts'
import { cacheAnswer } from '../../lib/reads/cache-answer.ts'
import { readKey, useChange } from '../../lib/reads/use-endpoint.ts'

const DEBOUNCE = 300

export type CheckoutChange = Call<typeof updateCheckout>['body']
type State = { kind: 'saved' | 'waiting' | 'saving' } | { kind: 'failed' | 'refused'; message: string }

export type CheckoutSaves = ReturnType<typeof useCheckoutSaves>

/**
 * Saves changes one after the other, merging pending ones, and shows the server's result. A failed change waits for
 * 'Coba lagi'; a refused one is dropped.
 */
export function useCheckoutSaves(id: string) {
  const client = useQueryClient()
  const update = useChange(updateCheckout, { quiet: true })
  const [state, setState] = useState<State>({ kind: 'saved' })
  const [draft, setDraft] = useState<CheckoutChange>({})
  const waiting = useRef<CheckoutChange>({})
  const sending = useRef<Promise<boolean>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = { query: { id } }

  async function send(): Promise<boolean> {
    const body = waiting.current
    waiting.current = {}
    setState({ kind: 'saving' })
    try {
      await cacheAnswer(client, readCheckout, input, await update.mutateAsync({ ...input, body }))
    } catch (error) {
      const { status, message } = error instanceof ApiError ? error : { status: 0, message: 'Periksa koneksi Anda' }
      const refused = status >= 400 && status < 500 && status !== 429
      if (refused) await client.refetchQueries({ queryKey: readKey(readCheckout, input) })
      else waiting.current = { ...body, ...waiting.current }
      setDraft(waiting.current)
      setState({ kind: refused ? 'refused' : 'failed', message })
      return false
    }
    setDraft(waiting.current)
    if (isEmpty(waiting.current)) setState({ kind: 'saved' })
    return true
  }

  /** Sends pending changes after the running one; false when they were not saved. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer.current)
    while (sending.current) await sending.current
    if (isEmpty(waiting.current)) return true
    sending.current = send().finally(() => {
      sending.current = undefined
    })
    const done = await sending.current
    return done && !isEmpty(waiting.current) ? flush() : done
  }

  // A change made just before leaving the page is still saved.
  const leave = useEffectEvent(() => void flush())
  useEffect(() => () => leave(), [])

  function save(change: CheckoutChange, { later = false } = {}) {
    waiting.current = { ...waiting.current, ...change }
    clearTimeout(timer.current)
    setDraft((before) => ({ ...before, ...change }))
    setState({ kind: 'waiting' })
    if (later) timer.current = setTimeout(() => void flush(), DEBOUNCE)
    else void flush()
  }

  /** `draft`: changes without an answer yet, shown at once. */
  return { state, draft, save, flush, busy: state.kind === 'waiting' || state.kind === 'saving' }
}

function isEmpty(change: CheckoutChange) {
  return Object.keys(change).length === 0
}
