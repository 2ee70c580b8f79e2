import { readBranchSummary } from '@nmw/contract/ops-branch'
import { useStaffProfile } from '../../shared/staff/use-staff-profile.ts'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { LiveList } from '../kit/live-list.tsx'
import { ClinicDrawing } from '../clinic-drawing.tsx'
import { menuItemsOf } from '../ops-menu.ts'
import { OpsHead } from '../shell/ops-head.tsx'
import { useBranch } from '../shell/work-branch.ts'
import { DayStrip } from './day-strip.tsx'
import styles from './ops-home-screen.module.css'
import { MenuCard } from './menu-card.tsx'

export function OpsHomeScreen() {
  const { data: person } = useStaffProfile('ops')
  const branch = useBranch()
  const summary = useRead(readBranchSummary, { query: { branch: branch.id } }, { quiet: true })
  const places = menuItemsOf(person?.roleId ?? 0)
  return (
    <>
      <OpsHead title={person ? `Halo, ${person.name}` : 'Beranda'} />
      <LiveList read={summary} failed="Ringkasan gagal dimuat">
        {(figures) => (
          <>
            <DayStrip summary={figures} />
            {places.length ? (
              <ul className={styles.places}>
                {places.map((place) => (
                  <li key={place.href}>
                    <MenuCard place={place} summary={figures} />
                  </li>
                ))}
              </ul>
            ) : (
              <Card>
                <EmptyState art={<ClinicDrawing />} title="Belum ada tugas untuk peran Anda">
                  <p>Layar untuk peran Anda sedang kami siapkan.</p>
                </EmptyState>
              </Card>
            )}
          </>
        )}
      </LiveList>
    </>
  )
}
