import { listAudit, type AuditLogEntry } from '@nmw/contract/audit'
import { AUDIT_ACTIONS, auditGroups, auditLabel } from '@nmw/contract/audit-labels'
import { useState } from 'react'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { classNames } from '../../ui/frame/class-names.ts'
import type { DataColumn } from '../../ui/list/data-table.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/frame/text-field.tsx'
import columns from '../kit/columns-of-lists.module.css'
import { ContentList } from '../kit/content-list.tsx'
import { formatNumericDateTime } from '../kit/numeric-date.ts'
import { useListAddress } from '../kit/list-address.ts'
import { ListFrame } from '../kit/list-frame.tsx'
import { ListSearch } from '../kit/list-search.tsx'
import { NameCell } from '../kit/name-cell.tsx'
import { AuditExportButton } from './audit-export-button.tsx'
import styles from './audit-screen.module.css'
import { parseDayInput } from './parse-day-input.ts'

export function AuditScreen() {
  const { search, page, filter, toPage } = useListAddress()
  const { search: text = '', from, to } = search
  const action = AUDIT_ACTIONS.find((code) => code === search['action'])
  const filtered = {
    ...(text && { search: text }),
    ...(action && { action }),
    ...(from && { from }),
    ...(to && { to }),
  }
  const read = useRead(listAudit, { query: { page, limit: 10, ...filtered } }, { keepPrevious: true, quiet: true })
  return (
    <ListFrame
      title="Catatan audit"
      detail="Siapa melakukan apa; catatan ini tidak dapat diubah."
      action={<AuditExportButton filter={filtered} />}
      tools={
        <>
          <SelectField
            label="Saring tindakan"
            hideLabel
            className={styles.action}
            value={action ?? ''}
            onChange={({ target: { value } }) => filter({ action: value || undefined })}
          >
            <option value="">Semua tindakan</option>
            {Object.entries(auditGroups).map(([group, acts]) => (
              <optgroup key={group} label={group}>
                {Object.entries(acts).map(([code, label]) => (
                  <option key={code} value={code}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
          <DayField label="Dari" value={from} onChange={(day) => filter({ from: day })} />
          <DayField label="Sampai" value={to} onChange={(day) => filter({ to: day })} />
          <ListSearch
            label="Cari tindakan, objek, nama"
            text={text}
            onSearch={(wanted) => filter({ search: wanted })}
            onClear={() => filter({ search: undefined })}
          />
        </>
      }
    >
      <ContentList
        what="Catatan audit"
        emptyText="Tidak ada catatan yang cocok. Ubah tindakan, tanggal, atau kata pencarian."
        read={read}
        columns={auditColumns}
        rowKey={({ id }) => String(id)}
        onPage={toPage}
      />
    </ListFrame>
  )
}

/** An empty cell; hidden on phones, which have no columns. */
function None() {
  return <span className={styles.none}>-</span>
}

const auditColumns: DataColumn<AuditLogEntry>[] = [
  {
    key: 'at',
    header: 'Waktu (WIB)',
    className: styles.at,
    cell: ({ at }) => <span className="num dim">{formatNumericDateTime(at)}</span>,
  },
  {
    key: 'action',
    header: 'Tindakan',
    fold: 'title',
    cell: ({ action, detail, ip }) => (
      <NameCell name={auditLabel(action)} under={[detail, ip].filter(Boolean).join(', ')} />
    ),
  },
  {
    key: 'who',
    header: 'Siapa',
    className: styles.who,
    cell: ({ who, role }) => (who ? <span className={columns.line}>{`${who}, ${role}`}</span> : <None />),
  },
  {
    key: 'object',
    header: 'Objek',
    className: styles.object,
    cell: ({ object }) => (object ? <span className={`dim ${columns.line}`}>{object}</span> : <None />),
  },
  {
    key: 'detail',
    header: 'Rincian',
    className: columns.below,
    cell: ({ detail }) => <span className={`dim ${columns.line}`}>{detail || '-'}</span>,
  },
  {
    key: 'ip',
    header: 'Alamat IP',
    fold: 'hide',
    className: classNames(columns.slide, columns.below),
    cell: ({ ip }) => ip ?? '-',
  },
]

type DayFieldProps = { label: string; value: string | undefined; onChange: (day: string | undefined) => void }

/** Keeps its own value until it is a valid date: the URL updates later and would reset the digits being typed. */
function DayField({ label, value = '', onChange }: DayFieldProps) {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    // The URL changed, for example by going back.
    setShown(value)
    setTyped(value)
  }
  return (
    <div className={styles.day}>
      <span className="small dim" aria-hidden="true">
        {label}
      </span>
      <TextField
        label={`${label} tanggal`}
        hideLabel
        type="date"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          const day = parseDayInput(target)
          if (day !== 'unfinished') onChange(day)
        }}
      />
    </div>
  )
}
