import { useSearch } from '@tanstack/react-router'
import { BRAND } from '@nmw/contract/brand'
import { useGoBack } from '../../lib/page/use-go-back.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { EmptyContent } from '../../ui/state/empty-content.tsx'
import { TopBar } from '../../ui/nav/top-bar.tsx'
import { MemberVoucherList } from '../voucher/member-voucher-list.tsx'
import { VoucherCodePage } from '../voucher/voucher-code-page.tsx'
import { pointPath, voucherListPath } from '../voucher/voucher-paths.ts'
import { PointOverview } from './point-overview.tsx'

const pages = new Map([
  ['voucher-list', { title: 'Voucher Saya', above: pointPath }],
  ['detail-voucher', { title: 'Kode Voucher', above: voucherListPath }],
])

export function PointScreen() {
  const { slug, id } = useSearch({ strict: false })
  const page = pages.get(slug ?? '')
  const title = page?.title ?? BRAND.pointName
  const goBack = useGoBack('/user/account')
  usePageTitle(title)
  return (
    <>
      {page ? <TopBar title={title} backHref={page.above} /> : <TopBar title={title} onBack={goBack} />}
      {slug === 'voucher-list' ? (
        <MemberVoucherList />
      ) : slug === 'detail-voucher' ? (
        <VoucherCodePage id={id} />
      ) : slug ? (
        <EmptyContent level={2} />
      ) : (
        <PointOverview />
      )}
    </>
  )
}
