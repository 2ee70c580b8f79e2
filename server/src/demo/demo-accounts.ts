import { ROLES } from '@nmw/contract/role'
import patients from './data/patients.json' with { type: 'json' }

export const DEMO_PASSWORD = 'Demo1234'

export const demoPatients = patients

export const demoStaff = [
  { email: 'admin@nmw.example', fullName: 'Ratna Wijayanti', roleId: ROLES.administrator },
  { email: 'marcom@nmw.example', fullName: 'Dewi Anggraini', roleId: ROLES.marcom },
  { email: 'designer@nmw.example', fullName: 'Bagus Prakoso', roleId: ROLES.designer },
  { email: 'dokter@nmw.example', fullName: 'Anindita Larasati, Sp.D.V.E.', roleId: ROLES.doctor },
  { email: 'apoteker@nmw.example', fullName: 'Sri Handayani', roleId: ROLES.pharmacist },
  { email: 'kasir@nmw.example', fullName: 'Joko Susilo', roleId: ROLES.frontOffice },
]
