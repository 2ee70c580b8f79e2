import { StaffArea } from '../lib/staff/staff-area.tsx'
import { homeIcon } from '../ui/navigation-icons.ts'

const items = [{ href: '/ops', label: 'Beranda', icon: homeIcon }] as const

export function OpsLayout() {
  return <StaffArea site="ops" area="Klinik" items={items} home="/ops" loginPage="/ops/login" />
}
