import { formatRupiah } from '@nmw/contract/rupiah'
import { Badge } from '../../ui/list/badge.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { blockedIcon } from '../../ui/icon/state-icons.ts'
import type { PromoGroup } from './promo.ts'
import styles from './promo-offers.module.css'

type Offer = PromoGroup['data'][number]

export function PromoOffers({ group }: { group: PromoGroup }) {
  return (
    <section>
      <h3 className={`h3 ${styles.heading}`}>{group.title}</h3>
      <Card as="ul" rows>
        {group.data.map((offer) => (
          <OfferRow key={offer.title} offer={offer} />
        ))}
      </Card>
    </section>
  )
}

function OfferRow({ offer }: { offer: Offer }) {
  const { title, desc, realPrice, discountPercentage, discountPrice, status } = offer
  return (
    <li className={styles.offer}>
      <div className={styles.words}>
        <h4 className="h3">{title}</h4>
        <p className="small dim">{desc}</p>
        {status ? null : (
          <Badge icon={blockedIcon} className={styles.gone}>
            Tidak tersedia
          </Badge>
        )}
      </div>
      <p className={styles.prices}>
        {discountPrice < realPrice ? (
          <span className={styles.before}>
            <Badge tone="success">Hemat {discountPercentage}%</Badge>
            <span className="sr-only">Harga semula </span>
            <s className="small dim">{formatRupiah(realPrice)}</s>
          </span>
        ) : null}
        <span className="sr-only">Harga promo </span>
        <b className={styles.price}>{formatRupiah(discountPrice)}</b>
      </p>
    </li>
  )
}
