import { type Checkout, createRedemptionOrder, readCheckout } from '@nmw/contract/checkout'
import { PAYMENT_FAILED } from '@nmw/contract/payment'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../lib/call.ts'
import { readKey, useChange } from '../../lib/use-endpoint.ts'

/** Orders what was shown, and nothing else; the same press sent twice is one order. */
export function usePlaceOrder(id: string) {
  const client = useQueryClient()
  const router = useRouter()
  const create = useChange(createRedemptionOrder, { quiet: true })
  const [failure, setFailure] = useState<{ message: string; details: string[] }>()
  const [done, setDone] = useState(false)

  async function place({ summary, revision, branchId }: Checkout) {
    setFailure(undefined)
    const body = { grandTotal: summary.grandTotal, revision, branchId }
    const query = { id }
    try {
      const { order } = await create.mutateAsync({ query, body })
      setDone(true)
      client.removeQueries({ queryKey: readKey(readCheckout, { query }) })
      await router.navigate({ href: `/user/order-payment/${order.invoice_number}`, replace: true })
    } catch (error) {
      const { status, message } = error instanceof ApiError ? error : { status: 0, message: '' }
      const said = status >= 400 && status < 500
      setFailure({
        message: said ? message : PAYMENT_FAILED,
        details: said ? [] : ['Anda belum ditagih. Coba lagi sebentar lagi.'],
      })
      if (status === 409) await client.refetchQueries({ queryKey: readKey(readCheckout, { query }) })
    }
  }

  return { place, busy: create.isPending || done, failure }
}
