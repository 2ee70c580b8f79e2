import type { TreatmentCard } from '@nmw/contract/treatment'
import { SitePicture } from '../page/site-picture.tsx'
import { Tile } from '../page/tile.tsx'
import styles from './service-tile.module.css'

const sizes = '(min-width: 1024px) 285px, (min-width: 768px) 32vw, 48vw'

type ServiceTileProps = { service: Pick<TreatmentCard, 'name' | 'url' | 'image' | 'description'>; first?: boolean }

export function ServiceTile({ service: { name, url, image, description }, first }: ServiceTileProps) {
  const picture = <SitePicture file={image} width={800} height={500} sizes={sizes} first={first} />
  return (
    <Tile href={`/services/${url}`} title={name} picture={picture}>
      <p className={styles.text}>{description}</p>
    </Tile>
  )
}
