import type { AvailableSession } from '@nmw/contract/appointment'
import { formatRupiah } from '@nmw/contract/rupiah'
import type { ReactNode } from 'react'
import { ActionBar } from '../../ui/nav/action-bar.tsx'
import { Button } from '../../ui/frame/button.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { Columns } from '../../ui/nav/columns.tsx'
import { KeyValueList } from '../../ui/list/key-value-list.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { shieldIcon } from '../../ui/icon/thing-icons.ts'
import { formatWeekdayDate, formatFee, isPaid, totalOf, unbroken } from './format-appointment.ts'
import styles from './booking-summary.module.css'
import { DoctorLine } from './choose/doctor-line.tsx'

type BookingSummaryProps = {
  /** id of the form that the button submits */
  form: string
  session: AvailableSession
  busy: boolean
  children: ReactNode
}

export function BookingSummary({ form, session, busy, children }: BookingSummaryProps) {
  const total = formatTotal(session)
  return (
    <>
      <Columns
        side={
          <div className={styles.side}>
            <Card as="section" padded aria-label="Ringkasan janji" className={styles.card}>
              <div className={styles.wide}>
                <DoctorLine session={session} />
                <KeyValueList
                  look="facts"
                  items={[
                    { key: 'Cabang', value: session.cabang },
                    {
                      key: 'Waktu',
                      value: (
                        <>
                          {formatWeekdayDate(session.rsdDate)}
                          <br />
                          {unbroken(session.available)}
                        </>
                      ),
                    },
                  ]}
                />
              </div>
              <KeyValueList items={feeItems(session)} />
              <div className={styles.wide}>
                <KeyValueList items={[{ key: 'Total', value: total, total: true }]} />
                <Button type="submit" form={form} block busy={busy} className={styles.go}>
                  Lanjutkan
                </Button>
              </div>
            </Card>
            <Note tone="plain" icon={shieldIcon} className={styles.note}>
              Foto dan catatan hanya dibuka oleh dokter yang Anda pilih.
            </Note>
          </div>
        }
      >
        {children}
      </Columns>
      <div className={styles.narrow}>
        <ActionBar label="Total" amount={total}>
          <Button type="submit" form={form} busy={busy}>
            Lanjutkan
          </Button>
        </ActionBar>
      </div>
    </>
  )
}

export function feeItems(session: AvailableSession) {
  const fee = { key: 'Biaya konsultasi', value: formatFee(session) }
  return isPaid(session) ? [fee, { key: 'Biaya layanan', value: formatRupiah(session.serviceFee) }] : [fee]
}

export function formatTotal(session: AvailableSession) {
  return isPaid(session) ? unbroken(formatRupiah(totalOf(session))) : 'Gratis'
}
