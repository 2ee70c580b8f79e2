import type { ProductCard } from '@nmw/contract/catalogue'
import { formatRupiah } from '@nmw/contract/rupiah'
import { useTexts } from '../page/use-texts.ts'
import { Badge } from '../../ui/list/badge.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { chevronDownIcon } from '../../ui/icon/arrow-icons.ts'
import { SitePicture } from '../page/site-picture.tsx'
import { catalogueTexts } from './catalogue-texts.ts'
import styles from './product-card-view.module.css'
import { publicPrice } from './public-price.ts'

export function ProductCardView({ product }: { product: ProductCard }) {
  const texts = useTexts(catalogueTexts)
  const { productName, image, category, netto, description, usage, bpom, diskonPersen } = product
  const price = publicPrice(product)
  return (
    <Card as="article" className={styles.card}>
      <SitePicture file={image} width={600} height={600} sizes="120px" className={styles.picture} />
      <div className={styles.words}>
        <p className="small dim">
          {category}, <span className={styles.net}>{netto}</span>
        </p>
        <h2 className="h3">{productName}</h2>
        <p className={styles.price}>
          {formatRupiah(price)}
          {diskonPersen ? (
            <>
              {' '}
              <s className={styles.before}>
                <span className="sr-only">{texts.before} </span>
                {formatRupiah(product.hargaNonMember)}
              </s>{' '}
              <Badge tone="success">
                {texts.off} {diskonPersen}%
              </Badge>
            </>
          ) : null}
        </p>
        {product.hargaMember < price ? (
          <p className={styles.member}>
            {texts.member} <strong>{formatRupiah(product.hargaMember)}</strong>
          </p>
        ) : null}
      </div>
      <p className={styles.text}>{description}</p>
      <details className={styles.more}>
        <summary className={styles.summary}>
          {texts.usage}
          <Icon path={chevronDownIcon} size={16} className={styles.chevron} />
        </summary>
        <p>{usage}</p>
      </details>
      <p className={styles.bpom}>
        {texts.bpom} <span className="num">{bpom}</span>
      </p>
    </Card>
  )
}
