import type { PrescriptionDetail as Detail } from '@nmw/contract/prescription'
import { useId, useState } from 'react'
import { ActionBar } from '../../../ui/nav/action-bar.tsx'
import { Card } from '../../../ui/frame/card.tsx'
import { Columns } from '../../../ui/nav/columns.tsx'
import { Note } from '../../../ui/frame/note.tsx'
import { refreshIcon } from '../../../ui/icon/state-icons.ts'
import { TabPanel } from '../../../ui/nav/tab-panel.tsx'
import { Tabs } from '../../../ui/nav/tabs.tsx'
import { UiLink } from '../../../ui/frame/ui-link.tsx'
import { MedicineList } from './medicine-list.tsx'
import { NextStep } from './next-step.tsx'
import styles from './prescription-detail.module.css'
import { PrescriptionHead } from './prescription-head.tsx'
import { itemName, describeSupply } from '../prescription-texts.ts'
import { detailPath, redemptionPath } from '../prescription-paths.ts'
import { RedeemableUntil } from '../redeemable-until.tsx'
import { RedeemedList } from './redeemed-list.tsx'
import { RoutineParts } from '../routine-parts.tsx'
import { TreatmentList } from './treatment-list.tsx'
import { VisitPhotos } from '../photos/visit-photos.tsx'
import { WaitingNote } from '../waiting-note.tsx'

const tabs = [
  { value: 'resep', label: 'Resep' },
  { value: 'tindakan', label: 'Tindakan' },
  { value: 'diagnosis', label: 'Diagnosis' },
]

type PrescriptionDetailProps = Detail & {
  /** the tab of the URL */
  opened: string | undefined
}

export function PrescriptionDetail({ data, detail, opened }: PrescriptionDetailProps) {
  const idBase = useId()
  const [tab, setTab] = useState(() => tabs.find(({ value }) => value === opened)?.value ?? 'resep')
  const { redeem, reason, runsOut, routine, medicine, treatment, diagnosis, newer, waiting } = detail
  const left = redeem && !waiting ? `${detail.sisaIter} kali${detail.redeemedAt ? ' lagi' : ''}` : undefined
  return (
    <>
      <Columns
        side={
          <div className={tab === 'resep' ? styles.side : `${styles.side} ${styles.onlyWide}`}>
            {redeem ? (
              <Note tone="info" icon={refreshIcon}>
                <RedeemableUntil {...detail} />
                {runsOut ? (
                  <span className={styles.supply}>
                    {itemName(runsOut.INAMA)} {describeSupply(runsOut)}.
                  </span>
                ) : null}
              </Note>
            ) : null}
            <div className={styles.wide}>
              <NextStep redeem={redeem} rsvMedId={data.rsvMedId} waiting={waiting} block />
            </div>
            {routine.length > 0 ? (
              <Card as="section" aria-labelledby="rutinitas">
                <h2 className={styles.routine} id="rutinitas">
                  Rutinitas harian
                </h2>
                <RoutineParts routine={routine} />
              </Card>
            ) : null}
            <RedeemedList redeemed={detail.redeemed} />
          </div>
        }
      >
        <div className={styles.main}>
          <PrescriptionHead visit={data} />
          {waiting ? (
            <WaitingNote invoice={waiting}>
              {redeem ? (
                <UiLink href={redemptionPath(data.rsvMedId)} className={styles.newer}>
                  Tebus Resep lagi
                </UiLink>
              ) : null}
            </WaitingNote>
          ) : null}
          {reason ? (
            <Note tone="warning">
              {reason}{' '}
              {newer ? (
                <UiLink href={detailPath({ rsvMedId: newer.medId, rsvId: newer.rsvId })} className={styles.newer}>
                  Lihat resep terbaru
                </UiLink>
              ) : null}
            </Note>
          ) : null}
          <Tabs label="Isi resep" choices={tabs} value={tab} onChange={setTab} idBase={idBase} />
          <TabPanel idBase={idBase} value={tab}>
            {tab === 'resep' ? (
              <MedicineList medicines={medicine} />
            ) : tab === 'tindakan' ? (
              <TreatmentList treatments={treatment} />
            ) : (
              <VisitPhotos diagnosis={diagnosis} timezoneLabel={data.timezoneLabel} />
            )}
          </TabPanel>
        </div>
      </Columns>
      <div className={styles.narrow}>
        <ActionBar label="Dapat ditebus" amount={left}>
          <NextStep redeem={redeem} rsvMedId={data.rsvMedId} waiting={waiting} />
        </ActionBar>
      </div>
    </>
  )
}
