import { buttonClass } from '../../../ui/frame/button-class.ts'
import { UiLink } from '../../../ui/frame/ui-link.tsx'
import { bookingStart } from '../../appointment/booking-url.ts'
import { paymentPath, redemptionPath } from '../prescription-paths.ts'

type NextStepProps = {
  redeem: boolean
  rsvMedId: string
  /** invoice of a redemption that is not paid yet */
  waiting: string | null | undefined
  block?: boolean
}

export function NextStep({ redeem, rsvMedId, waiting, block }: NextStepProps) {
  if (waiting) {
    return (
      <UiLink href={paymentPath(waiting)} className={buttonClass({ block })}>
        Lihat Cara Bayar
      </UiLink>
    )
  }
  return (
    <UiLink href={redeem ? redemptionPath(rsvMedId) : bookingStart} className={buttonClass({ block })}>
      {redeem ? 'Tebus Resep' : 'Buat Janji Baru'}
    </UiLink>
  )
}
