import { StaffLogin } from '../../shared/staff/staff-login.tsx'
import { ContentDrawing } from '../content-drawing.tsx'

export function DashboardLoginScreen() {
  return (
    <StaffLogin
      site="dashboard"
      area="Konten"
      motto="Artikel, banner, treatment, dan katalog, rapi di satu tempat."
      art={<ContentDrawing ground="sand" />}
      home="/dashboard/article"
    />
  )
}
