import type { MemberVoucher } from '@nmw/contract/voucher'
import { Badge } from '../../ui/list/badge.tsx'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Card } from '../../ui/frame/card.tsx'
import { blockedIcon, checkIcon } from '../../ui/icon/state-icons.ts'
import { heartIcon } from '../../ui/icon/thing-icons.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import styles from './member-voucher-card.module.css'
import { voucherCodePath } from './voucher-paths.ts'
import { VoucherPicture } from './voucher-picture.tsx'
import { describeEnd, formatPoints, formatExpiry } from './voucher-texts.ts'

/** An ended voucher is shown without colour and without the link to its code. */
export function MemberVoucherCard({ voucher }: { voucher: MemberVoucher }) {
  const { id, voucherName, voucherImage, pointVoucher, used, expired, birthday } = voucher
  const ended = used || expired
  return (
    <Card as="li" className={styles.card}>
      <VoucherPicture image={voucherImage} width={192} ended={ended} className={styles.picture} />
      <div className={styles.words}>
        <h3 className="h3">{voucherName}</h3>
        <p className="small dim">{ended ? describeEnd(voucher) : `Berlaku hingga ${formatExpiry(voucher)}`}</p>
        <div className={styles.facts}>
          {birthday ? (
            <Badge tone="brand" icon={heartIcon}>
              Hadiah ulang tahun
            </Badge>
          ) : (
            <span className="small strong">{formatPoints(pointVoucher)}</span>
          )}
          {ended ? <Badge icon={used ? checkIcon : blockedIcon}>{used ? 'Terpakai' : 'Kadaluarsa'}</Badge> : null}
        </div>
      </div>
      {ended ? null : (
        <UiLink
          href={voucherCodePath(id)}
          className={`${buttonClass({ variant: 'soft', small: true })} ${styles.more}`}
        >
          Lihat Kode Voucher<span className="sr-only"> {voucherName}</span>
        </UiLink>
      )}
    </Card>
  )
}
