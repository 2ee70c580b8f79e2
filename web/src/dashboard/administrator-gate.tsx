import type { ReactNode } from 'react'
import { useShownPath } from '../shared/staff/use-shown-path.ts'
import { useStaffProfile } from '../shared/staff/use-staff-profile.ts'
import { WrongRole } from '../shared/staff/wrong-role.tsx'
import { ContentDrawing } from './content-drawing.tsx'
import { isAreaOf } from './dashboard-areas.ts'

/** Blocks a typed URL before its calls are refused, because a 403 would end the session. */
export function AdministratorGate({ children }: { children: ReactNode }) {
  const { data: person } = useStaffProfile('dashboard')
  const path = useShownPath()
  if (!person || isAreaOf(path, person.roleId)) return children
  return <WrongRole role={person.role} home="/dashboard/home" art={<ContentDrawing />} />
}
