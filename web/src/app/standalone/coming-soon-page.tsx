import { useRouter } from '@tanstack/react-router'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { CalendarDrawing } from '../../ui/drawing/calendar-drawing.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { TopBar } from '../../ui/nav/top-bar.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'

/** Shown in place of a screen that is switched off, inside that screen's layout. */
export function ComingSoonPage({ title }: { title?: string }) {
  const { home } = useRouter().options.context
  return (
    <>
      {title ? <TopBar title={title} /> : null}
      <EmptyState
        art={<CalendarDrawing />}
        title="Segera Hadir"
        level={title ? 2 : 1}
        action={
          <UiLink href={home()} className={buttonClass({ variant: 'soft' })}>
            Kembali Ke Halaman Utama
          </UiLink>
        }
      >
        Halaman ini sedang kami siapkan.
      </EmptyState>
    </>
  )
}
