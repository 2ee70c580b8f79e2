import { type Checkout, createRedemptionOrder, readCheckout } from '@nmw/contract/checkout'
import type { Call } from '@nmw/contract/endpoint'
import { PAYMENT_FAILED } from '@nmw/contract/payment'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../../lib/call/call.ts'
import { isAnswer } from '../../../lib/call/idempotent-call.ts'
import { readKey, readOptions, useChange } from '../../../lib/reads/use-endpoint.ts'
import { resendUnanswered } from './resend-unanswered.ts'

type Body = Call<typeof createRedemptionOrder>['body']
export type PlaceOrder = ReturnType<typeof usePlaceOrder>

/** Orders exactly what was shown; a retry never creates a second order. */
export function usePlaceOrder(id: string) {
  const client = useQueryClient()
  const router = useRouter()
  const create = useChange(createRedemptionOrder, { quiet: true })
  const [attempt] = useState(resendUnanswered<Body>)
  const [unanswered, setUnanswered] = useState<string>()
  const [failure, setFailure] = useState<{ message: string; details: string[] }>()
  const [done, setDone] = useState(false)
  const query = { id }

  async function place({ summary, revision, branchId }: Checkout) {
    setFailure(undefined)
    const shown = { grandTotal: summary.grandTotal, revision, branchId }
    try {
      const { order } = await attempt(id, shown, (body) => create.mutateAsync({ query, body }))
      setDone(true)
      const href = `/user/order-payment/${order.invoice_number}`
      // This page shows the ordered items until the next one has rendered.
      const clearCheckout = () => client.removeQueries({ queryKey: readKey(readCheckout, { query }) })
      await router.navigate({ href, replace: true }).finally(clearCheckout)
    } catch (error) {
      const { status, message } = error instanceof ApiError ? error : { status: 0, message: '' }
      const refused = status >= 400 && status < 500
      setFailure({
        message: refused ? message : PAYMENT_FAILED,
        details: refused ? [] : ['Anda belum ditagih. Coba lagi sebentar lagi.'],
      })
      setUnanswered(isAnswer(error) ? undefined : id)
      if (status === 409 && isAnswer(error)) await refresh()
    }
  }

  /** Also works while the page's own query is disabled. */
  async function refresh() {
    await client.fetchQuery({ ...readOptions(readCheckout, { query }), staleTime: 0 }).catch(() => undefined)
  }

  return {
    place,
    busy: create.isPending || done,
    failure,
    forgetFailure: () => setFailure(undefined),
    /** The order may exist: until that is known, the page keeps showing what was ordered. */
    unanswered: unanswered === id,
  }
}
