import { sizedPicture } from '../../lib/photo/sized-picture.ts'
import { WrittenText } from '../../shared/text/written-text.tsx'
import { Badge } from '../../ui/list/badge.tsx'
import { Card } from '../../ui/frame/card.tsx'
import styles from './service-view.module.css'
import type { Service } from './service.ts'
import { ServicePrice } from './service-price.tsx'

export function ServiceView({ service }: { service: Service }) {
  return (
    <div className={styles.grid}>
      <div className={styles.head}>
        <img
          className={styles.picture}
          {...sizedPicture(service.image, [384, 768, 1200])}
          sizes="(min-width: 1024px) 600px, (min-width: 784px) 720px, calc(100vw - 32px)"
          alt=""
          width="800"
          height="500"
          fetchPriority="high"
        />
        <Badge tone="brand">{service.groupTitle}</Badge>
        <p className={styles.short}>{service.shortDesc}</p>
      </div>
      <div className={styles.side}>
        <ServicePrice service={service} />
      </div>
      <div className={styles.rest}>
        <WrittenText html={service.description} />
        {service.category.length ? (
          <section aria-labelledby="pilihan">
            <h2 className={`h2 ${styles.heading}`} id="pilihan">
              Pilihan layanan
            </h2>
            <Card as="ul" rows>
              {service.category.map(({ name, description }) => (
                <li key={name} className={styles.choice}>
                  <h3 className="h3">{name}</h3>
                  <p className="small dim">{description}</p>
                </li>
              ))}
            </Card>
          </section>
        ) : null}
      </div>
    </div>
  )
}
