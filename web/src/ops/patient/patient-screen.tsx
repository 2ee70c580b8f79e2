import { type PatientCard, searchPatients } from '@nmw/contract/ops-patient'
import { useRouter, useSearch } from '@tanstack/react-router'
import { formatDay } from '../../lib/format/format-day.ts'
import { DirtyFormsProvider } from '../../shared/staff/dirty-forms.ts'
import { useLeaveConfirm } from '../../shared/staff/use-leave-confirm.tsx'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { classNames } from '../../ui/frame/class-names.ts'
import { plusIcon } from '../../ui/icon/action-icons.ts'
import { Badge } from '../../ui/list/badge.tsx'
import { Button } from '../../ui/frame/button.tsx'
import { Card } from '../../ui/frame/card.tsx'
import { DataTable, type DataColumn } from '../../ui/list/data-table.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { PanelLayout } from '../../ui/nav/panel-layout.tsx'
import { SearchDrawing } from '../../ui/drawing/search-drawing.tsx'
import { ClinicDrawing } from '../clinic-drawing.tsx'
import { StaffHead } from '../../ui/nav/staff-head.tsx'
import { checkIcon, clockIcon } from '../../ui/icon/state-icons.ts'
import { Clip } from '../kit/clip.tsx'
import place from '../kit/list-place.module.css'
import { ListSearchField } from '../kit/list-search-field.tsx'
import { LiveList } from '../kit/live-list.tsx'
import { useListSearch } from '../kit/use-list-search.ts'
import { NewPatientPanel } from './new-patient-panel.tsx'
import { PatientPanel } from './patient-panel.tsx'
import styles from './patient-screen.module.css'

const SHORTEST = 3
const PAGE = 10

export function PatientScreen() {
  const { id, new: isNew } = useSearch({ strict: false })
  const router = useRouter()
  const { text, onText, onPage, query } = useListSearch(400)
  const enough = query.search.length >= SHORTEST
  const found = useRead(
    searchPatients,
    { query: { ...query, limit: PAGE } },
    { enabled: enough, keepPrevious: true, quiet: true },
  )
  const opened = Number(id) || undefined
  const { work, leave, question } = useLeaveConfirm()
  const shown = isNew ? '?new=1' : opened ? `?id=${opened}` : ''
  const go = (next: string) => void router.navigate({ href: `/ops/patient${next}`, ignoreBlocker: true })
  function show(next: string) {
    if (next !== shown) leave(() => go(next))
  }

  return (
    <>
      <StaffHead
        title="Pasien"
        detail="Setiap pencarian dan pembukaan data dicatat."
        search={<ListSearchField label="Cari pasien" placeholder="Nama, telepon, NMW-…" value={text} onText={onText} />}
      >
        <Button variant="line" icon={plusIcon} onClick={() => show('?new=1')}>
          Pasien baru
        </Button>
      </StaffHead>
      <PanelLayout
        panel={
          shown ? (
            <DirtyFormsProvider value={work}>
              {isNew ? (
                <NewPatientPanel onClose={() => show('')} onDone={({ id: made }) => go(`?id=${made}`)} />
              ) : (
                <PatientPanel key={opened} id={opened!} onClose={() => show('')} />
              )}
            </DirtyFormsProvider>
          ) : null
        }
      >
        {enough ? (
          <LiveList
            read={found}
            failed="Pencarian gagal"
            paged={{ info: ({ page: info }) => info, onPage }}
            isEmpty={({ datas }) => datas.length === 0}
            empty={
              <EmptyState
                art={<SearchDrawing />}
                title="Tidak ada pasien yang cocok"
                action={
                  <Button variant="soft" onClick={() => show('?new=1')}>
                    Daftarkan pasien baru
                  </Button>
                }
              >
                <p>Periksa ejaan, atau cari dengan nomor telepon.</p>
              </EmptyState>
            }
          >
            {(data) => (
              <div className={place.place}>
                <DataTable
                  caption="Pasien yang cocok"
                  columns={columns}
                  rows={data.datas}
                  rowKey={(row) => String(row.id)}
                  selectedKey={opened === undefined ? undefined : String(opened)}
                  onOpen={(row) => show(`?id=${row.id}`)}
                  foot={
                    <Pagination
                      page={data.page.currentPage}
                      totalPages={data.page.totalPage}
                      summary={`${data.page.totalData} pasien`}
                      onPage={onPage}
                    />
                  }
                />
              </div>
            )}
          </LiveList>
        ) : (
          <Card>
            <EmptyState art={<ClinicDrawing />} title="Cari pasien">
              <p>Ketik sedikitnya {SHORTEST} huruf nama, nomor telepon, e-mail, atau nomor anggota.</p>
            </EmptyState>
          </Card>
        )}
      </PanelLayout>
      {question}
    </>
  )
}

const columns: DataColumn<PatientCard>[] = [
  {
    key: 'name',
    header: 'Nama',
    fold: 'title',
    cell: ({ fullName }) => <Clip strong>{fullName}</Clip>,
  },
  {
    key: 'birth',
    header: 'Tanggal lahir',
    className: classNames(styles.day, place.leaves),
    cell: ({ birthDate }) => <span className="num">{formatDay(birthDate)}</span>,
  },
  {
    key: 'phone',
    header: 'Telepon',
    className: classNames(styles.day, place.leaves),
    cell: ({ phone }) => <span className="num">{phone ?? 'Tidak ada'}</span>,
  },
  {
    key: 'email',
    header: 'E-mail',
    minor: true,
    fold: 'hide',
    cell: ({ email }) => <Clip>{email}</Clip>,
  },
  {
    key: 'member',
    header: 'Anggota',
    className: styles.member,
    fold: 'end',
    cell: ({ memberNumber, memberActive }) =>
      memberNumber ? (
        <Badge tone={memberActive ? 'success' : 'warning'} icon={memberActive ? checkIcon : clockIcon}>
          {memberNumber}
        </Badge>
      ) : (
        <span className="dim small">Bukan anggota</span>
      ),
  },
]
