import { Avatar } from '../ui/list/avatar.tsx'
import { Card } from '../ui/frame/card.tsx'
import { OrDivider } from '../ui/form/or-divider.tsx'
import { Row } from '../ui/list/row.tsx'
import { Thumb } from '../ui/list/thumb.tsx'
import { GalleryBlock } from './gallery-block.tsx'
import styles from './gallery-cards.module.css'

export function GalleryCards() {
  return (
    <GalleryBlock title="Kartu dan gambar">
      <Card as="ul" rows>
        {['Adapalene 0,1% gel 15 g', 'NMW Niacinamide Serum 5%'].map((name) => (
          <li key={name} className={styles.item}>
            <Thumb />
            <div>
              <p className="strong">{name}</p>
              <p className="small dim num">1 x Rp 125.000</p>
            </div>
          </li>
        ))}
      </Card>
      <Row>
        <Avatar name="Siti Rahmawati" size={32} alone />
        <Avatar name="Budi Hartono" alone />
        <Avatar name="dr. Anindita Larasati, Sp.D.V.E." size={56} alone />
        <Avatar name="Ni Luh Putu Sari" size={64} alone />
      </Row>
      <OrDivider />
    </GalleryBlock>
  )
}
