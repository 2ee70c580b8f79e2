import type { MemberVoucher } from '@nmw/contract/voucher'
import { CopyButton } from '../../shared/text/copy-button.tsx'
import { QrPicture } from '../qr/qr-picture.tsx'
import { Badge } from '../../ui/list/badge.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { blockedIcon, checkIcon } from '../../ui/icon/state-icons.ts'
import { VoucherPicture } from './voucher-picture.tsx'
import styles from './voucher-ticket.module.css'
import { formatPoints, formatExpiry } from './voucher-texts.ts'

export function VoucherTicket({ voucher }: { voucher: MemberVoucher }) {
  const { voucherName, voucherImage, codeVoucher, pointVoucher, used, expired, birthday } = voucher
  const ended = used || expired
  return (
    <Card as="section" className={styles.ticket} aria-label={voucherName}>
      <VoucherPicture image={voucherImage} width={768} ended={ended} eager />
      <div className={styles.words}>
        <h2 className="h2">{voucherName}</h2>
        {ended ? (
          <Badge icon={used ? checkIcon : blockedIcon}>{used ? 'Terpakai' : 'Kadaluarsa'}</Badge>
        ) : (
          <p className="dim">Berlaku hingga {formatExpiry(voucher)}</p>
        )}
        <p className="small dim">
          {birthday ? 'Hadiah ulang tahun untuk Anda' : `Ditukar dengan ${formatPoints(pointVoucher)}`}
        </p>
      </div>
      {ended ? null : (
        <div className={styles.code}>
          <QrPicture text={codeVoucher} label={`Kode QR voucher ${codeVoucher}`} className={styles.qr} />
          <p className={styles.signs}>
            <span className="sr-only">Kode voucher </span>
            {codeVoucher}
          </p>
          <CopyButton text={codeVoucher} what="kode voucher" />
        </div>
      )}
    </Card>
  )
}
