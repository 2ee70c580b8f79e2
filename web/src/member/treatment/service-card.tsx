import type { TreatmentCard } from '@nmw/contract/treatment'
import { sizedPicture } from '../../lib/photo/sized-picture.ts'
import { cardClass } from '../../ui/frame/card-class.ts'
import { classNames } from '../../ui/frame/class-names.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { truncateText } from './truncate-text.ts'
import { formatPrice } from './format-price.ts'
import styles from './service-card.module.css'
import { servicePath } from './service-path.ts'

const SHOWN = 65
const card = classNames(cardClass({ link: true }), styles.card)

export function ServiceCard({ service }: { service: TreatmentCard }) {
  return (
    <li className={styles.item}>
      <UiLink href={servicePath(service)} className={card}>
        <img
          className={styles.picture}
          {...sizedPicture(service.image, [192, 384, 768])}
          sizes="(min-width: 1024px) 310px, (min-width: 768px) 346px, 112px"
          alt=""
          width="800"
          height="500"
          loading="lazy"
        />
        <span className={styles.words}>
          <span className="h3">{service.name}</span>
          <span className="small dim">{truncateText(service.description, SHOWN)}</span>
          <span className={`money small ${styles.price}`}>{formatPrice(service.price)}</span>
        </span>
      </UiLink>
    </li>
  )
}
