import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTypedSearch } from '../../lib/form/use-typed-search.ts'
import { Button } from '../../ui/frame/button.tsx'
import { SearchField } from '../../ui/list/search-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import { dateChoices, isFiltered, statusChoices } from './order-filter.ts'
import styles from './order-filters.module.css'

/** All choices are in the URL, so that 'Kembali' and a shared link restore them. */
export function OrderFilters() {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const { typed, setTyped } = useTypedSearch({
    asked: search.search ?? '',
    ask: (text) => choose({ search: text || undefined }),
  })

  function choose(change: Record<string, string | undefined>) {
    void navigate({ to: '/user/order', search: { ...search, page: undefined, ...change }, replace: true })
  }

  function reset() {
    setTyped('')
    void navigate({ to: '/user/order', search: {}, replace: true })
  }

  return (
    <div className={styles.filters} role="search" aria-label="Transaksi">
      <SearchField
        label="Cari transaksi"
        placeholder="Cari nomor pesanan atau barang"
        className={styles.wide}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <SelectField
        label="Status"
        hideLabel
        value={search.status ?? ''}
        onChange={(event) => choose({ status: event.target.value || undefined })}
      >
        {statusChoices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Tanggal"
        hideLabel
        value={search.date ?? ''}
        onChange={(event) => choose({ date: event.target.value || undefined, from: undefined, to: undefined })}
      >
        {dateChoices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {search.date === 'custom' ? (
        <>
          <TextField
            label="Dari tanggal"
            type="date"
            max={search.to}
            value={search.from ?? ''}
            onChange={(event) => choose({ from: event.target.value || undefined })}
          />
          <TextField
            label="Sampai tanggal"
            type="date"
            min={search.from}
            value={search.to ?? ''}
            onChange={(event) => choose({ to: event.target.value || undefined })}
          />
        </>
      ) : null}
      {isFiltered(search) ? (
        <Button variant="quiet" small className={styles.wide} onClick={reset}>
          Atur ulang filter
        </Button>
      ) : null}
    </div>
  )
}
