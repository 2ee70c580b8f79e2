import { useState, type ReactNode } from 'react'
import { classNames } from '../frame/class-names.ts'
import { DataTableRow } from './data-table-row.tsx'
import styles from './data-table.module.css'

export type DataColumn<Row> = {
  key: string
  header: string
  /** the heading is only for screen readers, for example above a column of buttons */
  hideHeader?: boolean | undefined
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end' | undefined
  /** set the width here; under 768 px it is ignored */
  className?: string | undefined
  /** where the cell goes when a row folds into two lines under 768 px */
  fold?: 'title' | 'meta' | 'end' | 'hide' | undefined
  /** hidden first when the table gets narrow, between 768 and 1280 px */
  minor?: boolean | undefined
}

export type DataTableProps<Row> = {
  /** describes the table to screen readers */
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** the row whose detail panel is open */
  selectedKey?: string | undefined
  /** on Enter, or a click anywhere in the row outside its own controls */
  onOpen?: ((row: Row) => void) | undefined
  /** usually a `Pagination` */
  foot?: ReactNode
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, selectedKey, onOpen, foot } = props
  const [reached, setReached] = useState<string>()
  const keys = rows.map(rowKey)
  const entry = [reached, selectedKey].find((key) => key !== undefined && keys.includes(key)) ?? keys[0]

  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={columnClass(column)}>
                <span className={column.hideHeader ? 'sr-only' : undefined}>{column.header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <DataTableRow
              key={keys[place]}
              selected={keys[place] === selectedKey}
              // a single tab stop (roving tabindex); the arrow keys move between rows
              tabIndex={onOpen ? (keys[place] === entry ? 0 : -1) : undefined}
              onReach={() => setReached(keys[place])}
              onOpen={onOpen ? () => onOpen(row) : undefined}
            >
              {columns.map((column) => (
                <td key={column.key} className={columnClass(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </DataTableRow>
          ))}
        </tbody>
      </table>
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </div>
  )
}

function columnClass<Row>({ align, fold = 'meta', minor, className }: DataColumn<Row>): string {
  return classNames(styles[fold], align === 'end' && styles.number, minor && styles.minor, className)
}
