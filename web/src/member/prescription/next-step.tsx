import { buttonClass } from '../../ui/button-class.ts'
import { UiLink } from '../../ui/ui-link.tsx'
import { bookingStart } from '../appointment/booking-address.ts'
import { redemptionPath } from './prescription-paths.ts'

type NextStepProps = { redeem: boolean; rsvMedId: string; block?: boolean }

/** The one thing to do with a prescription. */
export function NextStep({ redeem, rsvMedId, block }: NextStepProps) {
  return (
    <UiLink href={redeem ? redemptionPath(rsvMedId) : bookingStart} className={buttonClass({ block })}>
      {redeem ? 'Tebus Resep' : 'Buat Janji Baru'}
    </UiLink>
  )
}
