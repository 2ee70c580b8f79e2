import { BRAND } from '@nmw/contract/brand'
import { Card } from '../../../ui/frame/card.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { leafIcon } from '../../../ui/icon/navigation-icons.ts'
import { coinsIcon, heartIcon, ticketIcon } from '../../../ui/icon/thing-icons.ts'
import styles from './about-benefits.module.css'

const benefits = [
  { icon: ticketIcon, title: 'Diskon 10%', text: 'Untuk setiap pembelian produk.' },
  { icon: leafIcon, title: 'Harga khusus perawatan', text: 'Perawatan dengan harga untuk anggota.' },
  { icon: heartIcon, title: 'Diskon 50% di hari ulang tahun', text: 'Untuk perawatan pada hari ulang tahun Anda.' },
  {
    icon: coinsIcon,
    title: BRAND.pointName,
    text: 'Poin untuk setiap transaksi kelipatan Rp\u00A0100.000, dapat ditukar dengan perawatan.',
  },
] as const

export function AboutBenefits() {
  return (
    <Card as="ul" rows>
      {benefits.map(({ icon, title, text }) => (
        <li key={title} className={styles.benefit}>
          <span className={styles.picture}>
            <Icon path={icon} />
          </span>
          <div>
            <h2 className="h3">{title}</h2>
            <p className="small dim">{text}</p>
          </div>
        </li>
      ))}
    </Card>
  )
}
