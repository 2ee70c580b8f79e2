import { StaffLogin } from '../../shared/staff/staff-login.tsx'
import { ClinicDrawing } from '../clinic-drawing.tsx'

export function OpsLoginScreen() {
  return (
    <StaffLogin
      site="ops"
      area="Klinik"
      motto="Antrean, resep, dan pesanan, jelas langkah berikutnya."
      art={<ClinicDrawing ground="sand" />}
      home="/ops"
    />
  )
}
