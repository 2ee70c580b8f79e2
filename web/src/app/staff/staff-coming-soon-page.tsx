import { useRouter } from '@tanstack/react-router'
import { ContentDrawing } from '../../dashboard/content-drawing.tsx'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Card } from '../../ui/frame/card.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { StaffHead } from '../../ui/nav/staff-head.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'

/** Like the coming-soon page, but inside the shell, so that staff keep their navigation. */
export function StaffComingSoonPage({ title }: { title: string }) {
  const { home } = useRouter().options.context
  return (
    <>
      <StaffHead title={title} />
      <Card>
        <EmptyState
          art={<ContentDrawing />}
          title="Segera Hadir"
          action={
            <UiLink href={home()} className={buttonClass({ variant: 'soft' })}>
              Kembali Ke Halaman Utama
            </UiLink>
          }
        >
          <p>Halaman {title} sedang kami siapkan.</p>
        </EmptyState>
      </Card>
    </>
  )
}
