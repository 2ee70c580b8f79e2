import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useStaffProfile } from '../../lib/staff/use-staff-profile.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { UiLink } from '../../ui/ui-link.tsx'
import { ClinicDrawing } from '../clinic-drawing.tsx'
import { isPlaceOf } from '../ops-places.ts'

/** Keeps an address typed by hand from calls that would be refused, and the refusal from ending the session. */
export function RoleGate({ children }: { children: ReactNode }) {
  const { data: person } = useStaffProfile('ops')
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (!person || isPlaceOf(path, person.roleId)) return children
  return (
    <EmptyState
      level={1}
      art={<ClinicDrawing />}
      title="Halaman ini bukan untuk peran Anda"
      action={
        <UiLink href="/ops" className={buttonClass({ variant: 'soft' })}>
          Kembali ke beranda
        </UiLink>
      }
    >
      <p>Anda masuk sebagai {person.role}.</p>
    </EmptyState>
  )
}
