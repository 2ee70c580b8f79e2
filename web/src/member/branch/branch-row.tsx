import type { BranchCard } from '@nmw/contract/branch'
import { OpeningHours } from './opening-hours.tsx'
import { BranchLinks } from './branch-links.tsx'
import { BranchPicture } from './branch-picture.tsx'
import styles from './branch-row.module.css'
import { formatDistance } from './format-distance.ts'
import { OpenState } from './open-state.tsx'
import { shortCity } from './short-city.ts'

/** The second line is there with or without a distance, so that nothing shifts. */
export function BranchRow({ branch }: { branch: BranchCard }) {
  const { nama, image, city, distance, openNow } = branch
  return (
    <li className={styles.row}>
      <BranchPicture image={image} size={56} />
      <div>
        <h3 className="h3">{nama}</h3>
        <p className={styles.where}>
          <span>{distance === null ? shortCity(city) : formatDistance(distance)}</span>
          <OpenState open={openNow} />
        </p>
        <OpeningHours branch={branch} />
      </div>
      <div className={styles.links}>
        <BranchLinks branch={branch} />
      </div>
    </li>
  )
}
