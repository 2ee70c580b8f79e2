import { StaffArea } from '../lib/staff/staff-area.tsx'
import { useStaffProfile } from '../lib/staff/use-staff-profile.ts'
import { opsHome, placesOf } from './ops-places.ts'
import { BranchFrame } from './shell/branch-frame.tsx'

export function OpsLayout() {
  const { data: person } = useStaffProfile('ops')
  return (
    <StaffArea
      site="ops"
      area="Klinik"
      items={[opsHome, ...(person ? placesOf(person.roleId) : [])]}
      home="/ops"
      loginPage="/ops/login"
      around={BranchFrame}
    />
  )
}
