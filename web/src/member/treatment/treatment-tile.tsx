import type { TreatmentCard } from '@nmw/contract/treatment'
import { sizedPicture } from '../../lib/photo/sized-picture.ts'
import { cardClass } from '../../ui/frame/card-class.ts'
import { classNames } from '../../ui/frame/class-names.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { formatPrice } from './format-price.ts'
import { servicePath } from './service-path.ts'
import styles from './treatment-tile.module.css'

const card = classNames(cardClass({ link: true }), styles.tile)

export function TreatmentTile({ service }: { service: TreatmentCard }) {
  return (
    <li className={styles.item}>
      <UiLink href={servicePath(service)} className={card}>
        <img
          className={styles.picture}
          {...sizedPicture(service.image, [384, 768])}
          sizes="(min-width: 1024px) 294px, 216px"
          alt=""
          width="800"
          height="500"
          loading="lazy"
        />
        <span className={styles.words}>
          <span className="h3">{service.name}</span>
          <span className="small dim">{service.category}</span>
          <span className={`money small ${styles.price}`}>{formatPrice(service.price)}</span>
        </span>
      </UiLink>
    </li>
  )
}
