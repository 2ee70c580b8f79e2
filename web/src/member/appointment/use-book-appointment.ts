import { createAppointment, listAppointments, listAvailableDoctors } from '@nmw/contract/appointment'
import { readPrivacy } from '@nmw/contract/privacy'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError, serverErrorText } from '../../lib/call/call.ts'
import { isAnswer } from '../../lib/call/idempotent-call.ts'
import { randomKey } from '../../lib/call/random-key.ts'
import { readKey, readOptions, useChange } from '../../lib/reads/use-endpoint.ts'
import { useToast } from '../../ui/overlay/use-toast.ts'
import { totalOf } from './format-appointment.ts'
import { bookingPath } from './booking-url.ts'
import type { ConsultDraft } from './consult-draft.ts'
import { draftAfterRefusal } from './draft-after-refusal.ts'
import { sessionsInput } from './sessions-input.ts'
import { useConsultDraft } from './use-consult-draft.ts'

type Wanted = ConsultDraft & { session: NonNullable<ConsultDraft['session']> }

/** Sends a booking and navigates to its result; `failure` explains why the page stays. */
export function useBookAppointment() {
  const client = useQueryClient()
  const router = useRouter()
  const toast = useToast()
  const { change, clear } = useConsultDraft()
  const create = useChange(createAppointment, { quiet: true })
  const [failure, setFailure] = useState<{ status: number; message: string }>()
  const [done, setDone] = useState(false)

  /** Without refetching: the next page does that. */
  function markStale() {
    for (const read of [listAppointments, listAvailableDoctors, readPrivacy]) {
      void client.invalidateQueries({ queryKey: readKey(read), refetchType: 'none' })
    }
  }

  /** The price, for example, may have changed. */
  async function refreshSession({ branch, session: { rsdId, rsdDate } }: Wanted) {
    if (branch === undefined) return
    const wanted = sessionsInput({ branch, date: rsdDate })
    const reading = client.fetchQuery({ ...readOptions(listAvailableDoctors, wanted), staleTime: 0 })
    const sessions = await reading.catch(() => [])
    const session = sessions.find((one) => one.rsdId === rsdId)
    if (session) change({ session })
  }

  async function book(wanted: Wanted, method?: string) {
    setFailure(undefined)
    const body = {
      schedule_id: wanted.session.rsdId,
      image: [...wanted.photos],
      note: wanted.note.trim(),
      ...(method ? { payment_methode: method, grandTotal: totalOf(wanted.session) } : {}),
    }
    const attempt = attemptFor(wanted.attempt, JSON.stringify(body))
    // Writes the whole draft: another tab may have started another booking.
    change({ ...wanted, attempt })
    try {
      const { order } = await create.mutateAsync({ body, idempotencyKey: attempt.key })
      setDone(true)
      markStale()
      if (!order) toast.alert({ status: 'success', message: createAppointment.success })
      const href = order ? `/user/order-payment/${order.invoice_number}` : '/user/consult'
      // This page shows the draft until the next one has rendered.
      await router.navigate({ href, replace: true }).finally(clear)
    } catch (error) {
      const failed = error instanceof ApiError ? error : new ApiError(500, serverErrorText)
      const { status, message } = failed
      setFailure({ status, message })
      // Only a request without an answer may be retried under the same key.
      if (isAnswer(error)) change({ attempt: undefined })
      if (status === 409) await refreshSession(wanted)
      if (status !== 400) return
      change(draftAfterRefusal(failed))
      markStale()
      await router.navigate({ href: bookingPath({ branch: wanted.branch }) })
    }
  }

  return { book, busy: create.isPending || done, failure: failure?.message, status: failure?.status }
}

function attemptFor(former: ConsultDraft['attempt'], body: string) {
  return former?.body === body ? former : { key: randomKey(), body }
}
