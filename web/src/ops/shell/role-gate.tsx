import type { ReactNode } from 'react'
import { useShownPath } from '../../shared/staff/use-shown-path.ts'
import { useStaffProfile } from '../../shared/staff/use-staff-profile.ts'
import { WrongRole } from '../../shared/staff/wrong-role.tsx'
import { ClinicDrawing } from '../clinic-drawing.tsx'
import { isAllowedPath } from '../ops-menu.ts'

/** Blocks a typed URL before its calls are refused, because a 403 would end the session. */
export function RoleGate({ children }: { children: ReactNode }) {
  const { data: person } = useStaffProfile('ops')
  const path = useShownPath()
  if (!person || isAllowedPath(path, person.roleId)) return children
  return <WrongRole role={person.role} home="/ops" art={<ClinicDrawing />} />
}
