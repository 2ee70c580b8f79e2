import type { Result } from '@nmw/contract/endpoint'
import { type listPrescriptions, NO_PRESCRIPTION } from '@nmw/contract/prescription'
import { ClipboardDrawing } from '../../../ui/drawing/clipboard-drawing.tsx'
import { buttonClass } from '../../../ui/frame/button-class.ts'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { Pagination } from '../../../ui/list/pagination.tsx'
import { UiLink } from '../../../ui/frame/ui-link.tsx'
import { bookingStart } from '../../appointment/booking-url.ts'
import { LatestCard } from './latest-card.tsx'
import { PrescriptionCard } from './prescription-card.tsx'
import styles from './prescription-list.module.css'
import { prescriptionsPath } from '../prescription-paths.ts'

type PrescriptionListProps = Result<typeof listPrescriptions> & {
  /** the previous page is still shown */
  waiting: boolean
}

export function PrescriptionList({ data, latest, page, waiting }: PrescriptionListProps) {
  if (data.length === 0) {
    const beyond = page.totalData > 0
    return (
      <EmptyState
        art={<ClipboardDrawing />}
        title={beyond ? 'Halaman ini kosong' : NO_PRESCRIPTION}
        action={
          <UiLink href={beyond ? prescriptionsPath : bookingStart} className={buttonClass()}>
            {beyond ? 'Ke halaman pertama' : 'Buat Janji Konsultasi'}
          </UiLink>
        }
      >
        {beyond
          ? 'Resep Anda ada di halaman sebelumnya.'
          : 'Resep dari dokter tersimpan di sini setelah konsultasi, lengkap dengan cara pakainya.'}
      </EmptyState>
    )
  }
  return (
    <div className={styles.page} aria-busy={waiting}>
      {latest && page.currentPage === 1 ? <LatestCard latest={latest} /> : null}
      <section aria-labelledby="semua-resep">
        <h2 className="h2" id="semua-resep">
          Resep Anda
        </h2>
        <ul className={styles.list}>
          {data.map((prescription) => (
            <li key={prescription.rsvId}>
              <PrescriptionCard
                prescription={prescription}
                latest={prescription.rsvMedId === latest?.medId && !latest.lapsed}
              />
            </li>
          ))}
        </ul>
      </section>
      <Pagination
        label="Halaman resep"
        page={page.currentPage}
        totalPages={page.totalPage}
        summary={`${page.totalData} resep`}
        hrefFor={(number) => `${prescriptionsPath}?page=${number}`}
      />
    </div>
  )
}
