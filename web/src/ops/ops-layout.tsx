import { useEffect } from 'react'
import { SignInAgain } from '../lib/staff/sign-in-again.tsx'
import { StaffArea } from '../lib/staff/staff-area.tsx'
import { TypedWorkProvider, useWatchedWork } from '../lib/staff/typed-work.ts'
import { hasUnsavedWork, watchUnsavedWork } from '../lib/staff/unsaved-work.ts'
import { useStaffProfile } from '../lib/staff/use-staff-profile.ts'
import { opsHome, placesOf } from './ops-places.ts'
import { BranchFrame } from './shell/branch-frame.tsx'
import { keptDrafts } from './visit/kept-draft.ts'

export function OpsLayout() {
  const { data: person } = useStaffProfile('ops')
  const work = useWatchedWork()
  useEffect(() => watchUnsavedWork(keptDrafts), [])
  return (
    <TypedWorkProvider value={work}>
      <StaffArea
        site="ops"
        area="Klinik"
        items={[opsHome, ...(person ? placesOf(person.roleId) : [])]}
        home="/ops"
        loginPage="/ops/login"
        around={BranchFrame}
      >
        {person ? (
          <SignInAgain
            site="ops"
            home="/ops"
            email={person.email}
            promise="Isian Anda tetap ada di halaman ini."
            isWorth={hasUnsavedWork}
          />
        ) : null}
      </StaffArea>
    </TypedWorkProvider>
  )
}
