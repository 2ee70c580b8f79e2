import { listSomeTreatments } from '@nmw/contract/treatment'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { cardClass } from '../../ui/frame/card-class.ts'
import { Section } from '../../ui/list/section.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { SkeletonGroup } from '../../ui/state/skeleton-group.tsx'
import { servicesPath } from '../treatment/service-path.ts'
import { TreatmentTile } from '../treatment/treatment-tile.tsx'
import styles from './home-treatments.module.css'
import { homeTreatments } from './home-inputs.ts'
import { SectionFailure } from './section-failure.tsx'

export function HomeTreatments() {
  const { data, isError, isFetching, refetch } = useRead(listSomeTreatments, homeTreatments, { quiet: true })
  if (data && !data.length) return null
  return (
    <Section title="Layanan" moreHref={servicesPath} className={styles.section}>
      {data ? (
        <ul className={styles.row} aria-label="Daftar layanan">
          {data.map((service) => (
            <TreatmentTile key={service._id} service={service} />
          ))}
        </ul>
      ) : isError ? (
        <SectionFailure retrying={isFetching} onRetry={refetch}>
          Layanan gagal dimuat.
        </SectionFailure>
      ) : (
        <SkeletonGroup className={styles.row}>
          {Array.from({ length: 4 }, (_, place) => (
            <div key={place} className={cardClass()}>
              <Skeleton shape="block" className={styles.picture} />
              <div className={styles.words}>
                <Skeleton shape="title" />
                <Skeleton width={50} />
                <Skeleton width={33} />
              </div>
            </div>
          ))}
        </SkeletonGroup>
      )}
    </Section>
  )
}
