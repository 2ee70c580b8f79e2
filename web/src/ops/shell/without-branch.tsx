import { ROLES } from '@nmw/contract/role'
import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useStaffProfile } from '../../shared/staff/use-staff-profile.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { PageLoading } from '../../ui/state/page-loading.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { ClinicDrawing } from '../clinic-drawing.tsx'

/** For staff without a branch. In a new clinic that is its administrator, who opens the first branch. */
export function WithoutBranch({ children }: { children: ReactNode }) {
  const { data: person } = useStaffProfile('ops')
  // The path of the rendered page: while the next page loads, the location is already ahead.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  if (!person) return <PageLoading />
  if (person.roleId !== ROLES.administrator) {
    return (
      <EmptyState level={1} art={<ClinicDrawing />} title="Anda belum punya cabang">
        <p>Minta Administrator menambahkan cabang tempat Anda bertugas.</p>
      </EmptyState>
    )
  }
  if (path === '/ops/admin') return children
  return (
    <EmptyState
      level={1}
      art={<ClinicDrawing />}
      title="Klinik belum punya cabang"
      action={
        <UiLink href="/ops/admin?tab=cabang" className={buttonClass()}>
          Buka cabang pertama
        </UiLink>
      }
    >
      <p>Antrean, stok, dan kasir dimulai begitu ada cabang tempat bekerja.</p>
    </EmptyState>
  )
}
