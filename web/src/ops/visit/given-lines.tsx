import type { GivenPrescription } from '@nmw/contract/ops-visit'
import { formatDay } from '../../lib/format/format-day.ts'
import { formatMoment } from '../../lib/format/format-moment.ts'
import styles from './given-lines.module.css'

export function GivenLines({ given }: { given: GivenPrescription }) {
  const { diagnosis, medicines, treatments, iter, validUntil } = given
  return (
    <div className={styles.given}>
      <p>
        <span className="dim small">Diagnosis</span>
        <br />
        {diagnosis}
      </p>
      {medicines.length ? (
        <ul className={styles.lines}>
          {medicines.map(({ itemId, name, quantity, unit, usageDetail, must }) => (
            <li key={itemId}>
              <span className="strong">{name}</span>{' '}
              <span className="num dim">
                {quantity} {unit}
                {must ? '' : ', pilihan'}
              </span>
              <br />
              <span className="small dim">{usageDetail}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="dim small">Tanpa obat.</p>
      )}
      {treatments.length ? (
        <div>
          <p className="dim small">Tindakan</p>
          <ul className={styles.lines}>
            {treatments.map(({ id, name, branch, at, timezone, done }) => (
              <li key={id}>
                <span className="strong">{name}</span>{' '}
                <span className="dim">{done ? 'sudah dilakukan' : 'belum dilakukan'}</span>
                {branch && at && timezone ? (
                  <>
                    <br />
                    <span className="small dim num">
                      {branch}, {formatMoment(at, timezone)}
                    </span>
                  </>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className="dim small num">
        {iter ? `Dapat diulang ${iter} kali, ` : 'Tanpa ulangan, '}
        berlaku sampai {formatDay(validUntil)}
      </p>
    </div>
  )
}
