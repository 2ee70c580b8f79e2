import { readTreatment } from '@nmw/contract/treatment'
import { ApiError } from '../../lib/call/call.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { useGoBack } from '../../lib/page/use-go-back.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { SearchDrawing } from '../../ui/drawing/search-drawing.tsx'
import { TopBar } from '../../ui/nav/top-bar.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { truncateText } from './truncate-text.ts'
import { ServiceView } from './service-view.tsx'
import { ServiceLoading } from './service-loading.tsx'
import { servicesPath } from './service-path.ts'

/** `title` comes from the URL and is shown until the service has loaded. */
export function ServiceDetail({ slug, title }: { slug: string; title: string | undefined }) {
  const goBack = useGoBack(servicesPath)
  const { data, error, isFetching, refetch } = useRead(readTreatment, { params: { slug } }, { quiet: true })
  const heading = data?.name ?? (error ? 'Layanan' : truncateText(title || 'Layanan', 80))
  usePageTitle(heading)
  return (
    <>
      <TopBar title={heading} onBack={goBack} />
      {data ? (
        <ServiceView service={data} />
      ) : isMissing(error) ? (
        <EmptyState
          art={<SearchDrawing />}
          title="Layanan tidak ditemukan"
          action={
            <UiLink href={servicesPath} className={buttonClass()}>
              Lihat semua layanan
            </UiLink>
          }
        >
          Layanan ini sudah tidak tersedia, atau alamatnya salah.
        </EmptyState>
      ) : error ? (
        <ErrorState title="Layanan gagal dimuat" onRetry={() => void refetch()} retrying={isFetching}>
          Periksa koneksi Anda, lalu coba lagi.
        </ErrorState>
      ) : (
        <ServiceLoading />
      )}
    </>
  )
}

/** 400: a slug that no service can have. */
function isMissing(error: Error | null) {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
}
