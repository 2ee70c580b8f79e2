import type { Result } from '@nmw/contract/endpoint'
import type { OrderDetail } from '@nmw/contract/order'
import type { readInstructions } from '@nmw/contract/payment'
import { formatRupiah } from '@nmw/contract/rupiah'
import { serverOffset } from '../../lib/format/server-clock.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Card } from '../../ui/frame/card.tsx'
import { CopyButton } from '../../shared/text/copy-button.tsx'
import { classNames } from '../../ui/frame/class-names.ts'
import { CountdownStrip } from '../../ui/countdown/countdown-strip.tsx'
import { useToday } from '../appointment/choose/use-today.ts'
import { payBefore } from './pay-before.ts'
import styles from './payment-bill.module.css'

type Info = Result<typeof readInstructions>

type PaymentBillProps = {
  order: OrderDetail
  info: Info
  account: Info['virtual_account_info']
  /** When `info` was read, so that server and browser render the same countdown. */
  readAt: number
  onEnd: (until: string) => void
}

export function PaymentBill({ order, info, account, readAt, onEnd }: PaymentBillProps) {
  const { virtual_account_number: number, expired_date_utc: until } = account
  const before = payBefore(until, useToday('Asia/Jakarta', readAt))
  const { name, image } = order.paymentInformation.method
  return (
    <Card as="section" className={styles.bill} aria-label="Tagihan">
      <CountdownStrip
        label={`Bayar ${before}`}
        soonLabel={`Segera bayar, ${before}`}
        endedLabel="Pembayaran Kadaluarsa"
        until={Date.parse(until)}
        now={readAt}
        offset={serverOffset()}
        onEnd={() => onEnd(until)}
      />
      <div className={styles.part}>
        <p className="small dim">Jumlah yang dibayar</p>
        <p className={styles.big}>{formatRupiah(info.order.amount)}</p>
        <CopyButton text={String(info.order.amount)} what="jumlah" />
      </div>
      {number ? (
        <div className={styles.part}>
          <p className="small dim">Nomor virtual account</p>
          <p className={classNames(styles.big, styles.number)}>{groupByFour(number)}</p>
          <CopyButton text={number} what="nomor virtual account" />
        </div>
      ) : null}
      <div className={styles.bank}>
        <img src={`/art/${image}`} alt="" width={112} height={40} />
        <div>
          <p className="strong">{name}</p>
          <p className="small dim">atas nama KLINIK NMW</p>
        </div>
        {info.hosted_page_url ? (
          <a href={info.hosted_page_url} className={buttonClass({ small: true })}>
            Lanjut ke halaman bayar
          </a>
        ) : null}
      </div>
    </Card>
  )
}

/** In groups of four, as on a bank card. */
function groupByFour(number: string) {
  return number.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
