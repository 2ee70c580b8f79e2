import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'

type WrongRoleProps = { role: string; home: string; art: ReactNode }

export function WrongRole({ role, home, art }: WrongRoleProps) {
  return (
    <EmptyState
      level={1}
      art={art}
      title="Halaman ini bukan untuk peran Anda"
      action={
        <UiLink href={home} className={buttonClass({ variant: 'soft' })}>
          Kembali ke beranda
        </UiLink>
      }
    >
      <p>Anda masuk sebagai {role}.</p>
    </EmptyState>
  )
}
