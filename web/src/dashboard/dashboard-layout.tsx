import { ROLES } from '@nmw/contract/role'
import { useLocation } from '@tanstack/react-router'
import { SignInAgain } from '../shared/staff/sign-in-again.tsx'
import { StaffArea } from '../shared/staff/staff-area.tsx'
import { useStaffProfile } from '../shared/staff/use-staff-profile.ts'
import { AdministratorGate } from './administrator-gate.tsx'
import { administratorAreas, dashboardAreas, mediaArea, summaryArea } from './dashboard-areas.ts'

/** Drafts are saved, but the login page would lose the editing position. */
const always = () => true
const editing = /^\/dashboard\/\w+\/(add|update)$/

export function DashboardLayout() {
  const { data: person } = useStaffProfile('dashboard')
  const slim = useLocation({ select: ({ pathname }) => editing.test(pathname) })
  const more = person?.roleId === ROLES.administrator ? administratorAreas : []
  return (
    <StaffArea
      site="dashboard"
      area="Konten"
      items={[...dashboardAreas, mediaArea, summaryArea, ...more]}
      home="/dashboard/home"
      loginPage="/dashboard/login"
      around={AdministratorGate}
      slim={slim}
    >
      {person ? (
        <SignInAgain
          site="dashboard"
          home="/dashboard/home"
          email={person.email}
          promise="Tulisan Anda aman di perangkat ini."
          isWorth={always}
        />
      ) : null}
    </StaffArea>
  )
}
