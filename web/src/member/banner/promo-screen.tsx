import { readPromo } from '@nmw/contract/banner'
import { useParams } from '@tanstack/react-router'
import { ApiError } from '../../lib/call/call.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { useGoBack } from '../../lib/page/use-go-back.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { memberHome } from '../../lib/session/redirect-path.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { CalendarDrawing } from '../../ui/drawing/calendar-drawing.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { TopBar } from '../../ui/nav/top-bar.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { PromoView } from './promo-view.tsx'
import { PromoLoading } from './promo-loading.tsx'

export function PromoScreen() {
  const { slug = '' } = useParams({ strict: false })
  const goBack = useGoBack(memberHome)
  const { data, error, isFetching, refetch } = useRead(readPromo, { params: { slug } }, { quiet: true })
  usePageTitle(data?.title)
  return (
    <>
      <TopBar title="Promo" onBack={goBack} />
      {data ? (
        <PromoView promo={data} />
      ) : isOver(error) ? (
        <EmptyState
          art={<CalendarDrawing />}
          title="Promo tidak tersedia"
          action={
            <UiLink href={memberHome} className={buttonClass()}>
              Lihat promo lainnya
            </UiLink>
          }
        >
          Promo ini sudah berakhir, belum dimulai, atau alamatnya salah.
        </EmptyState>
      ) : error ? (
        <ErrorState title="Promo gagal dimuat" onRetry={() => void refetch()} retrying={isFetching}>
          Periksa koneksi Anda, lalu coba lagi.
        </ErrorState>
      ) : (
        <PromoLoading />
      )}
    </>
  )
}

/** 400: a slug that no promo can have. */
function isOver(error: Error | null) {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}
