import { Columns } from '../../ui/nav/columns.tsx'
import { SkeletonCard } from '../../ui/state/skeleton-card.tsx'
import { SkeletonList } from '../../ui/state/skeleton-list.tsx'

export function CheckoutLoading() {
  return (
    <Columns side={<SkeletonCard picture="none" />}>
      <SkeletonList count={4} label="Memuat penebusan..." />
    </Columns>
  )
}
