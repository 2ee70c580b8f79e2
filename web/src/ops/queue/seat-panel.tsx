import { type QueueSeat, readSeat } from '@nmw/contract/ops-queue'
import { formatRupiah } from '@nmw/contract/rupiah'
import { spacedNumber } from '@nmw/contract/spaced-number'
import { useState } from 'react'
import { formatTime } from '../../lib/format/format-moment.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Avatar } from '../../ui/list/avatar.tsx'
import { KeyValueList } from '../../ui/list/key-value-list.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { SidePanel } from '../../ui/overlay/side-panel.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import { Timeline } from '../../ui/list/timeline.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { LiveList } from '../kit/live-list.tsx'
import { timeOrMoment } from '../kit/time-or-moment.ts'
import { PaySheet } from '../payment/pay-sheet.tsx'
import { ReceiptLink } from '../payment/receipt-link.tsx'
import { useBranch } from '../shell/work-branch.ts'
import { CancelWalkInAct } from './cancel-walk-in-act.tsx'
import { eventLabels, stateBadges } from './queue-labels.ts'
import { SeatAct } from './seat-act.tsx'
import { absentFrom, actsOf, type SeatDay } from './seat-acts.ts'
import styles from './seat-panel.module.css'

type SeatPanelProps = { seat: QueueSeat; day: SeatDay; onClose: () => void }

export function SeatPanel({ seat, day, onClose }: SeatPanelProps) {
  const { timezone } = useBranch()
  const detail = useRead(readSeat, { params: { id: seat.id } }, { quiet: true })
  const { label, startAt, patientId, patientName, payment, amount, invoice, memberNumber, memberActive, reason } = seat
  const [paying, setPaying] = useState(false)
  const mayCancel = detail.data?.mayCancel === true
  const acts = actsOf(seat, day)
  const canAct = mayCancel || acts.length > 0
  const waitsFor = day === 'today' && seat.state === 'expected' && !acts.includes('miss')
  return (
    <SidePanel
      title={`${label}, ${formatTime(startAt, timezone)}`}
      onClose={onClose}
      foot={
        canAct ? (
          <>
            {mayCancel ? <CancelWalkInAct seat={seat} /> : null}
            <SeatAct seat={seat} day={day} whole onPay={() => setPaying(true)} />
          </>
        ) : null
      }
    >
      <LiveList read={detail} failed="Data pasien gagal dimuat">
        {({ age, phone, complaint, events, checkedInAt, receipt }) => (
          <Stack>
            <div className={styles.person}>
              <Avatar name={patientName} />
              <div>
                <p className="h3">{patientName}</p>
                <p className="dim small num">
                  {age} tahun, {memberNumber ?? 'bukan anggota'}
                </p>
              </div>
            </div>
            {payment === 'unpaid' ? (
              <Note tone="warning">
                <p>
                  <b>Belum lunas, {formatRupiah(amount ?? 0)}.</b> Pasien dapat dicatat hadir setelah membayar, di sini
                  atau lewat aplikasinya.
                </p>
              </Note>
            ) : null}
            {reason ? (
              <Note tone="danger">
                <p>
                  {stateBadges[seat.state].word}
                  {seat.state === 'absent' ? null : `: ${reason}`}
                </p>
              </Note>
            ) : null}
            <KeyValueList
              look="facts"
              items={[
                { key: 'Dokter', value: `dr. ${seat.doctorName}` },
                { key: 'Jenis', value: seat.typeTitle },
                { key: 'Hadir sejak', value: checkedInAt ? timeOrMoment(checkedInAt, timezone) : 'Belum hadir' },
                ...(waitsFor
                  ? [{ key: 'Tidak hadir', value: `Dapat dicatat mulai ${formatTime(absentFrom(seat), timezone)}` }]
                  : []),
                { key: 'Keanggotaan', value: memberNumber ? (memberActive ? 'Aktif' : 'Kadaluarsa') : 'Tidak ada' },
                { key: 'WhatsApp', value: phone ? spacedNumber(phone) : 'Tidak ada' },
              ]}
            />
            {complaint === null ? null : (
              <div>
                <h3 className="h3">Keluhan</h3>
                <p className={styles.complaint}>{complaint}</p>
              </div>
            )}
            <div>
              <h3 className="h3">Riwayat</h3>
              <Timeline
                events={events.toReversed().map(({ id, kind, at, by }) => ({
                  key: String(id),
                  title: eventLabels[kind] ?? kind,
                  at: timeOrMoment(at, timezone),
                  detail: by ?? undefined,
                }))}
              />
            </div>
            <p>
              <UiLink href={`/ops/patient?id=${patientId}`} className="link link-tap">
                Buka data pasien
              </UiLink>
            </p>
            {receipt ? (
              <p>
                <ReceiptLink token={receipt} />
              </p>
            ) : null}
          </Stack>
        )}
      </LiveList>
      {invoice !== null && amount !== null ? (
        <PaySheet
          bill={{ invoice, amount, patientName, doctorName: seat.doctorName }}
          open={paying}
          onClose={() => setPaying(false)}
        />
      ) : null}
    </SidePanel>
  )
}
