import { useRef, useState } from 'react'
import { plusIcon } from '../ui/icon/action-icons.ts'
import { Button } from '../ui/frame/button.tsx'
import { DataTable, type DataColumn } from '../ui/list/data-table.tsx'
import { Kbd } from '../ui/list/kbd.tsx'
import { KeyValueList } from '../ui/list/key-value-list.tsx'
import { Pagination } from '../ui/list/pagination.tsx'
import { PanelLayout } from '../ui/nav/panel-layout.tsx'
import { Row } from '../ui/list/row.tsx'
import { SearchField } from '../ui/list/search-field.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { SidePanel } from '../ui/overlay/side-panel.tsx'
import { SwitchField } from '../ui/form/switch-field.tsx'
import { useHotkey } from '../ui/keys/use-hotkey.ts'
import { galleryArticles, type GalleryArticle } from './gallery-articles.ts'
import styles from './gallery-staff.module.css'

const columns: DataColumn<GalleryArticle>[] = [
  {
    key: 'date',
    header: 'Tanggal terbit',
    className: styles.date,
    cell: (row) => <span className="num dim">{row.date}</span>,
  },
  { key: 'title', header: 'Judul', fold: 'title', cell: (row) => <span className={styles.title}>{row.title}</span> },
  {
    key: 'category',
    header: 'Kategori',
    minor: true,
    className: styles.category,
    cell: (row) => <span className="dim">{row.category}</span>,
  },
  {
    key: 'views',
    header: 'Dilihat',
    align: 'end',
    minor: true,
    fold: 'hide',
    className: styles.views,
    cell: (row) => row.views,
  },
  {
    key: 'status',
    header: 'Status',
    fold: 'end',
    className: styles.status,
    cell: (row) => (
      <SwitchField aria-label={`Status ${row.title}`} defaultChecked={row.active}>
        {row.active ? 'Aktif' : 'Tidak aktif'}
      </SwitchField>
    ),
  },
]

export function GalleryStaff() {
  const [open, setOpen] = useState<GalleryArticle>()
  const [page, setPage] = useState(1)
  const search = useRef<HTMLInputElement>(null)
  useHotkey('/', () => search.current?.focus())
  return (
    <section data-density="compact" className={styles.area} aria-labelledby="gallery-staff">
      <Row wrap className={styles.head}>
        <h2 className={`h2 ${styles.heading}`} id="gallery-staff">
          Daftar staf
        </h2>
        <Button icon={plusIcon}>Tambah Artikel</Button>
      </Row>
      <PanelLayout
        panel={
          open ? (
            <SidePanel
              title="Detail artikel"
              onClose={() => setOpen(undefined)}
              foot={
                <>
                  <Button variant="line">Batal</Button>
                  <Button>Simpan Artikel</Button>
                </>
              }
            >
              <h3 className="h3">{open.title}</h3>
              <KeyValueList
                look="facts"
                items={[
                  { key: 'Kategori', value: open.category },
                  { key: 'Total dilihat', value: open.views },
                  { key: 'Penulis', value: 'Tim Editorial NMW' },
                ]}
              />
            </SidePanel>
          ) : null
        }
      >
        <div className={styles.tools}>
          <SelectField label="Saring artikel" hideLabel>
            <option>Semua Artikel</option>
            <option>Aktif Artikel</option>
          </SelectField>
          <SearchField
            ref={search}
            className={styles.search}
            label="Cari artikel"
            placeholder="Cari artikel"
            hotkey="/"
          />
        </div>
        <DataTable
          caption="Artikel"
          columns={columns}
          rows={galleryArticles}
          rowKey={(row) => row.title}
          selectedKey={open?.title}
          onOpen={setOpen}
          foot={
            <Pagination page={page} totalPages={3} onPage={setPage} summary="1-10 dari 24" label="Halaman artikel" />
          }
        />
        <p className={styles.keys} aria-hidden="true">
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd>pindah baris <Kbd>Enter</Kbd>buka <Kbd>Esc</Kbd>tutup panel
        </p>
      </PanelLayout>
    </section>
  )
}
