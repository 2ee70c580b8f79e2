import { checkNotice, type PaymentNotice } from '@nmw/contract/ops-reconciliation'
import { formatMoment } from '../../lib/format/format-moment.ts'
import { ActButton } from '../../shared/staff/act-button.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { Section } from '../../ui/list/section.tsx'
import { useAct } from '../kit/use-act.ts'
import { ShownPart } from '../kit/shown-part.tsx'
import styles from '../kit/labelled-row.module.css'
import { noticeText } from './reconciliation-texts.ts'

/** Payments reported by a gateway that match no payment, until somebody has checked them. */
export function ReconciliationNotices({ notices, all }: { notices: readonly PaymentNotice[]; all: number }) {
  return (
    <Section title="Kabar pembayaran yang tidak cocok">
      <Card as="ul" rows>
        {notices.map((notice) => (
          <li key={notice.id} className={styles.row}>
            <span className={styles.text}>
              <span className="strong num">{notice.invoice ?? `Kabar nomor ${notice.id}`}</span>
              <span className="small">{noticeText(notice.note)}</span>
              <span className="dim small num">
                {formatMoment(notice.receivedAt)}, {notice.provider}
              </span>
            </span>
            <CheckedAct {...notice} />
          </li>
        ))}
      </Card>
      <ShownPart shown={notices.length} all={all} what="kabar, yang terlama lebih dulu" />
    </Section>
  )
}

function CheckedAct({ id, invoice }: PaymentNotice) {
  const check = useAct(checkNotice)
  return (
    <ActButton
      variant="line"
      small
      act={async (note) => (await check.act({ params: { id }, body: { note } })) !== undefined}
      question={{
        title: `${invoice ?? 'Kabar ini'} sudah diperiksa?`,
        description:
          'Cocokkan dulu dengan mutasi di gerbang pembayaran, dan kembalikan atau tagih selisihnya kepada pasien. Setelah ditandai, kabar ini tidak dihitung lagi.',
        confirm: 'Sudah diperiksa',
        note: { label: 'Hasil pemeriksaan', required: true, maxLength: 200 },
      }}
    >
      Sudah diperiksa
    </ActButton>
  )
}
