import { useStaffProfile } from '../../lib/staff/use-staff-profile.ts'
import { StaffHead } from '../../ui/staff-head.tsx'
import { dashboardAreas } from '../dashboard-areas.ts'
import { DashboardAreaCard } from './dashboard-area-card.tsx'
import styles from './dashboard-home-screen.module.css'

export function DashboardHomeScreen() {
  const { data: person } = useStaffProfile('dashboard')
  return (
    <>
      <StaffHead
        title={person ? `Halo, ${person.name}` : 'Ringkasan'}
        detail="Pilih bagian konten yang ingin Anda kelola."
      />
      <ul className={styles.areas}>
        {dashboardAreas.map((area) => (
          <li key={area.href}>
            <DashboardAreaCard {...area} />
          </li>
        ))}
      </ul>
    </>
  )
}
