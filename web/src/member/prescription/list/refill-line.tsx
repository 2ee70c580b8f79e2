import type { LatestPrescription } from '@nmw/contract/prescription'
import { buttonClass } from '../../../ui/frame/button-class.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { clockIcon, infoIcon } from '../../../ui/icon/state-icons.ts'
import { UiLink } from '../../../ui/frame/ui-link.tsx'
import { bookingStart } from '../../appointment/booking-url.ts'
import { paymentPath, redemptionPath } from '../prescription-paths.ts'
import { itemName, runsLow, describeSupply } from '../prescription-texts.ts'
import { RedeemableUntil } from '../redeemable-until.tsx'
import styles from './refill-line.module.css'

export function RefillLine({ latest }: { latest: LatestPrescription }) {
  const { redeem, reason, runsOut, redeemedAt, waiting, medId } = latest
  const low = redeem && runsOut && runsLow(runsOut)
  if (waiting) {
    return (
      <div className={`${styles.line} ${styles.low}`}>
        <Icon path={clockIcon} size={20} />
        <div className={styles.words}>
          <p className={styles.supply}>Penebusan Anda menunggu pembayaran</p>
          <p className="dim">{waiting}</p>
        </div>
        <UiLink href={paymentPath(waiting)} className={buttonClass({ small: true })}>
          Lihat Cara Bayar
        </UiLink>
      </div>
    )
  }
  return (
    <div className={low ? `${styles.line} ${styles.low}` : styles.line}>
      <Icon path={low ? clockIcon : infoIcon} size={20} />
      <div className={styles.words}>
        {redeem ? (
          <>
            {runsOut ? (
              <p className={styles.supply}>
                {itemName(runsOut.INAMA)} {describeSupply(runsOut)}
              </p>
            ) : null}
            <p className={runsOut ? 'dim' : undefined}>
              <RedeemableUntil {...latest} />
            </p>
          </>
        ) : (
          <p>{reason}</p>
        )}
      </div>
      {redeem ? (
        <UiLink href={redemptionPath(medId)} className={buttonClass({ small: true })}>
          {redeemedAt ? 'Tebus lagi' : 'Tebus Resep'}
        </UiLink>
      ) : (
        <UiLink href={bookingStart} className={buttonClass({ variant: 'soft', small: true })}>
          Buat Janji Baru
        </UiLink>
      )}
    </div>
  )
}
