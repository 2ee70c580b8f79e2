import { listTreatments } from '@nmw/contract/treatment'
import { useGoBack } from '../../lib/page/use-go-back.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { memberHome } from '../../lib/session/redirect-path.ts'
import { EmptyContent } from '../../ui/state/empty-content.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { TopBar } from '../../ui/nav/top-bar.tsx'
import { ServiceChips } from './service-chips.tsx'
import { ServiceGroup } from './service-group.tsx'
import { ServicesLoading } from './services-loading.tsx'

export function ServiceList({ group }: { group: string | undefined }) {
  const goBack = useGoBack(memberHome)
  const { data, isError, isFetching, refetch } = useRead(listTreatments, {}, { quiet: true })
  const chosen = data?.datas.filter((one) => one.group === group)
  return (
    <>
      <TopBar title="Layanan" onBack={goBack} />
      {data?.datas.length ? (
        <>
          <ServiceChips groups={data.datas} current={chosen?.[0]?.group} />
          {(chosen?.length ? chosen : data.datas).map(({ group: id, title, services }) => (
            <ServiceGroup key={id} title={title} services={services} />
          ))}
        </>
      ) : data ? (
        <EmptyContent level={2} />
      ) : isError ? (
        <ErrorState title="Layanan gagal dimuat" onRetry={() => void refetch()} retrying={isFetching}>
          Periksa koneksi Anda, lalu coba lagi.
        </ErrorState>
      ) : (
        <ServicesLoading />
      )}
    </>
  )
}
