import { StaffArea } from '../lib/staff/staff-area.tsx'
import { chartIcon } from '../ui/navigation-icons.ts'
import { dashboardAreas } from './dashboard-areas.ts'

const summary = { href: '/dashboard/home', label: 'Ringkasan', icon: chartIcon } as const

export function DashboardLayout() {
  return (
    <StaffArea
      site="dashboard"
      area="Konten"
      items={[...dashboardAreas, summary]}
      home="/dashboard/home"
      loginPage="/dashboard/login"
    />
  )
}
