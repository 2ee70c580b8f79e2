import { changeProduct, type ClinicProduct, listClinicProducts } from '@nmw/contract/ops-clinic'
import { formatRupiah } from '@nmw/contract/rupiah'
import { useId, useState } from 'react'
import { useCall } from '../../lib/use-call.ts'
import { useRead } from '../../lib/use-endpoint.ts'
import { Badge } from '../../ui/badge.tsx'
import { BoxDrawing } from '../../ui/box-drawing.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { DataTable, type DataColumn } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { PanelLayout } from '../../ui/panel-layout.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Stack } from '../../ui/stack.tsx'
import { blockedIcon, checkIcon } from '../../ui/state-icons.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { LiveList } from '../kit/live-list.tsx'
import { useSavedForm } from '../kit/use-saved-form.ts'
import styles from './product-admin.module.css'

export function ProductAdmin() {
  const [text, setText] = useState('')
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<string>()
  const search = useDebounced(text, 300)
  const products = useRead(listClinicProducts, { query: { search, page } }, { quiet: true, keepPrevious: true })
  const product = products.data?.datas.find(({ id }) => id === opened)
  return (
    <>
      <div className={styles.search}>
        <SearchField
          label="Cari produk"
          placeholder="Nama atau kode produk"
          maxLength={100}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setPage(1)
          }}
        />
      </div>
      <PanelLayout
        panel={
          product ? <ProductPanel key={product.id} product={product} onClose={() => setOpened(undefined)} /> : null
        }
      >
        <LiveList
          read={products}
          failed="Produk gagal dimuat"
          isEmpty={({ datas }) => datas.length === 0}
          empty={
            <EmptyState art={<BoxDrawing />} title="Tidak ada produk yang cocok">
              <p>Ubah kata pencarian.</p>
            </EmptyState>
          }
        >
          {(data) => (
            <DataTable
              caption="Produk"
              columns={columns}
              rows={data.datas}
              rowKey={({ id }) => id}
              selectedKey={opened}
              onOpen={({ id }) => setOpened(id)}
              foot={
                <Pagination
                  page={data.page.currentPage}
                  totalPages={data.page.totalPage}
                  summary={`${data.page.totalData} produk`}
                  onPage={setPage}
                />
              }
            />
          )}
        </LiveList>
      </PanelLayout>
    </>
  )
}

const columns: DataColumn<ClinicProduct>[] = [
  { key: 'name', header: 'Produk', fold: 'title', cell: ({ name }) => <span className="clip strong">{name}</span> },
  { key: 'category', header: 'Kategori', minor: true, fold: 'hide', cell: ({ category }) => category },
  { key: 'price', header: 'Harga', align: 'end', cell: ({ price }) => formatRupiah(price) },
  {
    key: 'member',
    header: 'Harga anggota',
    align: 'end',
    fold: 'hide',
    cell: ({ memberPrice }) => formatRupiah(memberPrice),
  },
  {
    key: 'discount',
    header: 'Diskon',
    align: 'end',
    fold: 'hide',
    cell: ({ discountPercent }) => `${discountPercent}%`,
  },
  {
    key: 'active',
    header: 'Status',
    fold: 'end',
    cell: ({ active }) => (
      <Badge tone={active ? 'success' : 'plain'} icon={active ? checkIcon : blockedIcon}>
        {active ? 'Dijual' : 'Tidak dijual'}
      </Badge>
    ),
  },
]

function ProductPanel({ product, onClose }: { product: ClinicProduct; onClose: () => void }) {
  const id = useId()
  const call = useCall()
  const { price, memberPrice, discountPercent, taxable, active } = product
  const form = useSavedForm({
    price: String(price),
    memberPrice: String(memberPrice),
    discountPercent: String(discountPercent),
    taxable,
    active,
  })
  return (
    <SidePanel
      title={product.name}
      onClose={onClose}
      foot={
        <Button type="submit" form={id} busy={form.busy}>
          Simpan
        </Button>
      }
    >
      <form
        id={id}
        method="post"
        noValidate
        onSubmit={(event) =>
          void form.save(event, async (check) => {
            const body = check(changeProduct.body, form.values)
            await call(changeProduct, { params: { id: product.id }, body })
            return changeProduct.success
          })
        }
      >
        <Stack>
          <p className="dim small num">
            {product.id}, {product.category}
          </p>
          <FormError message={form.failure} />
          <TextField label="Harga (rupiah)" inputMode="numeric" required {...form.text('price')} />
          <TextField label="Harga anggota (rupiah)" inputMode="numeric" required {...form.text('memberPrice')} />
          <TextField
            label="Diskon untuk semua (%)"
            help="Tidak digabung dengan harga anggota."
            inputMode="numeric"
            required
            {...form.text('discountPercent')}
          />
          <CheckboxField label="Kena PPN" help="Harga sudah termasuk PPN." {...form.tick('taxable')} />
          <CheckboxField label="Dijual" {...form.tick('active')} />
        </Stack>
      </form>
    </SidePanel>
  )
}
