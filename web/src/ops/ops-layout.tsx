import { useEffect } from 'react'
import { StaffArea } from '../lib/staff/staff-area.tsx'
import { watchUnsavedWork } from '../lib/staff/unsaved-work.ts'
import { useStaffProfile } from '../lib/staff/use-staff-profile.ts'
import { opsHome, placesOf } from './ops-places.ts'
import { BranchFrame } from './shell/branch-frame.tsx'
import { keptDrafts } from './visit/kept-draft.ts'

export function OpsLayout() {
  const { data: person } = useStaffProfile('ops')
  useEffect(() => watchUnsavedWork(keptDrafts), [])
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
