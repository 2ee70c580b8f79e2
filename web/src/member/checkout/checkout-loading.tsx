import { Columns } from '../../ui/columns.tsx'
import { SkeletonCard } from '../../ui/skeleton-card.tsx'
import { SkeletonList } from '../../ui/skeleton-list.tsx'

export function CheckoutLoading() {
  return (
    <Columns side={<SkeletonCard picture="none" />}>
      <SkeletonList count={4} label="Memuat penebusan..." />
    </Columns>
  )
}
