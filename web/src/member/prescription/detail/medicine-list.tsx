import { NO_MEDICINE, OPTIONAL, type PrescribedMedicine } from '@nmw/contract/prescription'
import { ClipboardDrawing } from '../../../ui/drawing/clipboard-drawing.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { Badge } from '../../../ui/list/badge.tsx'
import { Card } from '../../../ui/frame/card.tsx'
import { Thumb } from '../../../ui/list/thumb.tsx'
import { HandoverList } from './handover-list.tsx'
import styles from './medicine-list.module.css'
import {
  formatAmount,
  itemName,
  describeFrequency,
  describeUsage,
  describeWay,
  describeDayParts,
} from '../prescription-texts.ts'

export function MedicineList({ medicines }: { medicines: PrescribedMedicine[] }) {
  if (medicines.length === 0) {
    return (
      <EmptyState art={<ClipboardDrawing />} title={NO_MEDICINE}>
        Dokter tidak menuliskan obat pada kunjungan ini.
      </EmptyState>
    )
  }
  return (
    <ul className={styles.list}>
      {medicines.map((medicine) => (
        <li key={medicine.IID}>
          <Medicine medicine={medicine} />
        </li>
      ))}
    </ul>
  )
}

function Medicine({ medicine }: { medicine: PrescribedMedicine }) {
  const { IID, INAMA, PHTLOCATION, must, note } = medicine
  const often = describeFrequency(medicine)
  const way = describeWay(medicine)
  return (
    <Card as="article" className={styles.medicine} aria-labelledby={`obat-${IID}`}>
      <Thumb src={`/img/${PHTLOCATION}?w=192`} />
      <div>
        <h3 className="h3" id={`obat-${IID}`}>
          {itemName(INAMA)}
        </h3>
        <p className="small dim">{formatAmount(medicine)}</p>
        {must === OPTIONAL ? (
          <Badge className={styles.badge}>Opsional</Badge>
        ) : (
          <Badge tone="brand" className={styles.badge}>
            Disarankan
          </Badge>
        )}
        <HandoverList medicine={medicine} />
      </div>
      <dl className={styles.how}>
        <div>
          <dt>Kapan</dt>
          <dd>{describeDayParts(medicine)}</dd>
        </div>
        {often ? (
          <div>
            <dt>Berapa</dt>
            <dd>{often}</dd>
          </div>
        ) : null}
        {way ? (
          <div>
            <dt>{way.term}</dt>
            <dd>{way.text}</dd>
          </div>
        ) : null}
      </dl>
      <p className={styles.detail}>
        {sentence(describeUsage(medicine))} {note ? <span className="dim">{sentence(note)}</span> : null}
      </p>
    </Card>
  )
}

function sentence(text: string) {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
