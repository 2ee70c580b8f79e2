import { buttonClass } from '../../ui/frame/button-class.ts'
import { Card } from '../../ui/frame/card.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { PageLoading } from '../../ui/state/page-loading.tsx'
import { SearchDrawing } from '../../ui/drawing/search-drawing.tsx'
import { StaffHead } from '../../ui/nav/staff-head.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'

type FormStartProps = {
  title: string
  back: string
  isValid: boolean
  error: Error | null
  busy: boolean
  onRetry: () => void
}

/** The loading and error state of a form. */
export function FormStart({ title, back, isValid, error, busy, onRetry }: FormStartProps) {
  return (
    <>
      <StaffHead title={title} backHref={back} />
      {!isValid ? (
        <Card>
          <EmptyState
            art={<SearchDrawing />}
            title="Halaman Tidak Valid"
            action={
              <UiLink href={back} className={buttonClass({ variant: 'soft' })}>
                Kembali ke daftar
              </UiLink>
            }
          />
        </Card>
      ) : error ? (
        <Card>
          <ErrorState retrying={busy} onRetry={onRetry}>
            <p>{error.message}</p>
          </ErrorState>
        </Card>
      ) : (
        <PageLoading />
      )}
    </>
  )
}
