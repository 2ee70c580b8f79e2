import type { VoucherItem } from '@nmw/contract/voucher'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Card } from '../../ui/frame/card.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import styles from './voucher-card.module.css'
import { voucherDetailPath } from './voucher-paths.ts'
import { VoucherPicture } from './voucher-picture.tsx'
import { formatPoints } from './voucher-texts.ts'

export function VoucherCard({ voucher }: { voucher: VoucherItem }) {
  const { MPVUNAMA: name, INAMA: options, MPIMAGES: image, pointFrom } = voucher
  return (
    <Card as="li" className={styles.card}>
      <VoucherPicture image={image} width={384} />
      <div className={styles.words}>
        <h2 className={`h3 ${styles.name}`}>{name}</h2>
        <p className={`small dim ${styles.options}`}>{options}</p>
        <p className="small strong">Mulai {formatPoints(pointFrom)}</p>
        <UiLink
          href={voucherDetailPath(name)}
          className={`${buttonClass({ variant: 'soft', small: true })} ${styles.more}`}
        >
          Lihat Voucher<span className="sr-only"> {name}</span>
        </UiLink>
      </div>
    </Card>
  )
}
