import { listAdminArticles, readAdminArticle, type AdminArticle, updateArticleStatus } from '@nmw/contract/article-desk'
import { classNames } from '../../ui/frame/class-names.ts'
import type { DataColumn } from '../../ui/list/data-table.tsx'
import columns from '../kit/columns-of-lists.module.css'
import { formatNumericDate } from '../kit/numeric-date.ts'
import { NameCell } from '../kit/name-cell.tsx'
import { actsColumn, statusColumn } from '../kit/shared-columns.tsx'

type Acts = {
  onEdit: (id: string) => void
  onDetail: (id: string) => void
}

const stateLabels: Partial<Record<AdminArticle['state'], string>> = { draft: 'Draf', scheduled: 'Terjadwal' }

const nameOf = ({ title }: AdminArticle) => title

export function articleColumns(acts: Acts): DataColumn<AdminArticle>[] {
  return [
    {
      key: 'date',
      header: 'Tanggal terbit',
      className: columns.day,
      cell: ({ date }) => <span className="num dim">{formatNumericDate(date)}</span>,
    },
    {
      key: 'title',
      header: 'Judul',
      fold: 'title',
      cell: ({ title, category }) => <NameCell name={title} under={category} />,
    },
    {
      key: 'category',
      header: 'Kategori',
      className: classNames(columns.kind, columns.below),
      fold: 'hide',
      cell: ({ category }) => <span className={`dim ${columns.line}`}>{category}</span>,
    },
    {
      key: 'view',
      header: 'Dilihat',
      align: 'end',
      fold: 'hide',
      className: columns.number,
      cell: ({ view }) => view.toLocaleString('id-ID'),
    },
    statusColumn({
      kind: 'article',
      endpoint: updateArticleStatus,
      refreshes: [listAdminArticles, readAdminArticle],
      nameOf,
      labelOf: ({ state }) => stateLabels[state],
    }),
    actsColumn({ nameOf, ...acts }),
  ]
}
