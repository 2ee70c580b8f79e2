import { useStaffProfile } from '../../lib/staff/use-staff-profile.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { StaffHead } from '../../ui/staff-head.tsx'
import { ClinicDrawing } from '../clinic-drawing.tsx'

export function OpsHomeScreen() {
  const { data: person } = useStaffProfile('ops')
  return (
    <>
      <StaffHead
        title={person ? `Halo, ${person.name}` : 'Beranda'}
        detail={person ? `Anda masuk sebagai ${person.role}.` : undefined}
      />
      <Card>
        <EmptyState art={<ClinicDrawing />} title="Segera Hadir">
          <p>Antrean pasien, resep, dan pesanan sedang kami siapkan.</p>
        </EmptyState>
      </Card>
    </>
  )
}
