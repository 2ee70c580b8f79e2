import { VOUCHER_UNNAMED } from '@nmw/contract/voucher'
import { useSearch } from '@tanstack/react-router'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { SearchDrawing } from '../../ui/drawing/search-drawing.tsx'
import { TopBar } from '../../ui/nav/top-bar.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { VoucherOffer } from './voucher-offer.tsx'
import { pointPath } from './voucher-paths.ts'

export function VoucherPointScreen() {
  const { q } = useSearch({ strict: false })
  return (
    <>
      <TopBar title="Detail Voucher" backHref={pointPath} />
      {q ? <VoucherOffer key={q} name={q} /> : <NoVoucherNamed />}
    </>
  )
}

function NoVoucherNamed() {
  return (
    <EmptyState
      art={<SearchDrawing />}
      title={VOUCHER_UNNAMED}
      action={
        <UiLink href={pointPath} className={buttonClass()}>
          Tukar Poin
        </UiLink>
      }
    >
      Tautan tidak lengkap. Pilih voucher dari daftar.
    </EmptyState>
  )
}
