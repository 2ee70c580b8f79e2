import type { LatestPrescription } from '@nmw/contract/prescription'
import { Card } from '../../../ui/frame/card.tsx'
import styles from './latest-card.module.css'
import { RefillLine } from './refill-line.tsx'
import { RoutineParts } from '../routine-parts.tsx'

export function LatestCard({ latest }: { latest: LatestPrescription }) {
  const { routine } = latest
  return (
    <Card as="section" className={styles.card} aria-labelledby="rutinitas">
      <h2 className={styles.title} id="rutinitas">
        {routine.length > 0 ? 'Rutinitas harian' : 'Resep terakhir'}
      </h2>
      {routine.length > 0 ? <RoutineParts routine={routine} wide /> : null}
      <RefillLine latest={latest} />
    </Card>
  )
}
