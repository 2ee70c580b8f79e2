import { useLocation } from '@tanstack/react-router'
import { maskPhone } from '@nmw/contract/phone'
import { CalendarDrawing } from '../../../ui/drawing/calendar-drawing.tsx'
import { buttonClass } from '../../../ui/frame/button-class.ts'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { UiLink } from '../../../ui/frame/ui-link.tsx'
import { phonePath } from '../../profile/setting-path.ts'

/** The clinic can only reach a patient by a verified number. */
export function VerifyPhonePrompt({ phone }: { phone: string | null }) {
  const phonePage = phonePath(useLocation({ select: ({ href }) => href }))
  return (
    <EmptyState
      art={<CalendarDrawing />}
      title="Verifikasi nomor WhatsApp Anda"
      action={
        <>
          <UiLink href={phonePage} className={buttonClass()}>
            Verifikasi nomor
          </UiLink>
          <UiLink href={phonePage} className={buttonClass({ variant: 'quiet' })}>
            Ubah nomor
          </UiLink>
        </>
      }
    >
      {phone ? <>Nomor {maskPhone(phone)} belum diverifikasi. </> : null}
      Janji konsultasi dapat dibuat setelah nomor WhatsApp Anda diverifikasi.
    </EmptyState>
  )
}
