import { StaffArea } from '../lib/staff/staff-area.tsx'
import { useStaffProfile } from '../lib/staff/use-staff-profile.ts'
import { useMedia } from '../ui/use-media.ts'
import { onPhone, opsHome, placesOf } from './ops-places.ts'
import { BranchFrame } from './shell/branch-frame.tsx'
import { MorePlaces } from './shell/more-places.tsx'

export function OpsLayout() {
  const { data: person } = useStaffProfile('ops')
  const phone = useMedia('(max-width: 767px)')
  const places = [opsHome, ...(person ? placesOf(person.roleId) : [])]
  const { shown, rest } = phone ? onPhone(places) : { shown: places, rest: [] }
  return (
    <StaffArea
      site="ops"
      area="Klinik"
      items={shown}
      more={rest.length ? <MorePlaces places={rest} /> : null}
      home="/ops"
      loginPage="/ops/login"
      around={BranchFrame}
    />
  )
}
