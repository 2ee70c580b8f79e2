import { useEffect } from 'react'
import { SignInAgain } from '../shared/staff/sign-in-again.tsx'
import { StaffArea } from '../shared/staff/staff-area.tsx'
import { DirtyFormsProvider, useDirtyForms } from '../shared/staff/dirty-forms.ts'
import { hasUnsavedWork, watchUnsavedWork } from '../shared/staff/unsaved-work.ts'
import { useStaffProfile } from '../shared/staff/use-staff-profile.ts'
import { opsHome, menuItemsOf } from './ops-menu.ts'
import { BranchFrame } from './shell/branch-frame.tsx'
import { tabDrafts } from './visit/tab-draft.ts'

export function OpsLayout() {
  const { data: person } = useStaffProfile('ops')
  const work = useDirtyForms()
  useEffect(() => watchUnsavedWork(tabDrafts), [])
  return (
    <DirtyFormsProvider value={work}>
      <StaffArea
        site="ops"
        area="Klinik"
        items={[opsHome, ...(person ? menuItemsOf(person.roleId) : [])]}
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
    </DirtyFormsProvider>
  )
}
