import type { BranchCard } from '@nmw/contract/branch'
import { cardClass } from '../../ui/frame/card-class.ts'
import { classNames } from '../../ui/frame/class-names.ts'
import { OpeningHours } from './opening-hours.tsx'
import { BranchLinks } from './branch-links.tsx'
import { BranchPicture } from './branch-picture.tsx'
import { formatDistance } from './format-distance.ts'
import styles from './member-branch-card.module.css'
import { OpenState } from './open-state.tsx'

const card = classNames(cardClass(), styles.card)

export function MemberBranchCard({ branch }: { branch: BranchCard }) {
  const { nama, image, address, telephone, distance, openNow } = branch
  return (
    <li className={card}>
      <div className={styles.top}>
        <BranchPicture image={image} size={72} />
        <div className={styles.name}>
          <h2 className="h3">{nama}</h2>
          <p className={styles.where}>
            {distance === null ? null : <span>{formatDistance(distance)}</span>}
            <OpenState open={openNow} />
          </p>
        </div>
      </div>
      <div className={styles.facts}>
        <OpeningHours branch={branch} />
        <p className="small">{address}</p>
        {telephone ? (
          <a className="link link-tap" href={`tel:${telephone.replaceAll(/[^\d+]/g, '')}`}>
            {telephone}
          </a>
        ) : null}
      </div>
      <div className={styles.foot}>
        <BranchLinks branch={branch} />
      </div>
    </li>
  )
}
