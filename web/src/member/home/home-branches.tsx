import { listBranches } from '@nmw/contract/branch'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Card } from '../../ui/frame/card.tsx'
import { Section } from '../../ui/list/section.tsx'
import { SkeletonList } from '../../ui/state/skeleton-list.tsx'
import { BranchRow } from '../branch/branch-row.tsx'
import { useVisitorLocation } from '../branch/use-visitor-location.ts'
import styles from './home-branches.module.css'
import { homeBranches } from './home-inputs.ts'
import { SectionFailure } from './section-failure.tsx'

export function HomeBranches() {
  const visitor = useVisitorLocation()
  const place = visitor.state === 'known' ? visitor.place : undefined
  const { data, isError, isFetching, refetch } = useRead(listBranches, homeBranches(place), {
    quiet: true,
    keepPrevious: true,
  })
  return (
    <Section title={place ? 'Cabang terdekat' : 'Cabang'} moreHref="/user/branches" className={styles.section}>
      {data?.branches.length ? (
        <Card as="ul" rows>
          {data.branches.map((branch) => (
            <BranchRow key={branch.id} branch={branch} />
          ))}
        </Card>
      ) : data ? (
        <p className="dim">Cabang tidak ada</p>
      ) : isError ? (
        <SectionFailure retrying={isFetching} onRetry={refetch}>
          Cabang gagal dimuat.
        </SectionFailure>
      ) : (
        <SkeletonList count={4} foot={false} />
      )}
    </Section>
  )
}
