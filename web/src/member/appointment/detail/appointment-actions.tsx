import { CLOSING_MINUTES } from '@nmw/contract/appointment'
import { doctorType } from '@nmw/contract/doctor'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonClass } from '../../../ui/frame/button-class.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Note } from '../../../ui/frame/note.tsx'
import { Stack } from '../../../ui/frame/stack.tsx'
import { cardIcon } from '../../../ui/icon/thing-icons.ts'
import { UiLink } from '../../../ui/frame/ui-link.tsx'
import { AddToCalendarButton } from './add-to-calendar-button.tsx'
import type { ShownAppointment } from './shown-appointment.ts'
import { LazyCancelDialogs } from './lazy-cancel-dialogs.tsx'
import { PaidActions } from './paid-actions.tsx'

type AppointmentActionsProps = { appointment: ShownAppointment; onMoved: () => void }

export function AppointmentActions({ appointment, onMoved }: AppointmentActionsProps) {
  const { id, rsvStatus, typeCode, canCancel, invoice, paymentStatus } = appointment
  const payHere = appointment.redirect_payment_gateway
  const router = useRouter()
  const [cancelling, setCancelling] = useState(false)
  const toCome = rsvStatus === 1
  const free = !doctorType(typeCode).paid

  return (
    <Stack gap={3}>
      {payHere ? (
        <UiLink href={payHere} className={buttonClass({ block: true })}>
          <Icon path={cardIcon} size={20} />
          Teruskan Bayar
        </UiLink>
      ) : null}
      {toCome ? <AddToCalendarButton appointment={appointment} /> : null}
      {invoice && paymentStatus === 'PAID' ? <PaidActions {...{ appointment, invoice, onMoved }} /> : null}
      {toCome && !payHere && canCancel ? (
        <Button variant="danger" block onClick={() => setCancelling(true)}>
          Batalkan janji
        </Button>
      ) : null}
      {toCome && free && !canCancel ? (
        <Note tone="plain">Janji hanya dapat dibatalkan sampai {CLOSING_MINUTES} menit sebelum mulai.</Note>
      ) : null}
      <LazyCancelDialogs
        id={id}
        open={cancelling}
        onClose={() => setCancelling(false)}
        onCancelled={() => void router.navigate({ href: '/user/consult', replace: true })}
      />
    </Stack>
  )
}
