import {
  listAdminArticles,
  readAdminArticle,
  type AdminArticle,
  type updateArticleStatus,
} from '@nmw/contract/article-desk'
import { editIcon } from '../../ui/action-icons.ts'
import { chevronRightIcon } from '../../ui/arrow-icons.ts'
import type { DataColumn } from '../../ui/data-table.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import columns from '../kit/columns-of-lists.module.css'
import { dayFigures } from '../kit/day-figures.ts'
import { StatusSwitch } from '../kit/status-switch.tsx'

type Acts = {
  endpoint: typeof updateArticleStatus
  onEdit: (id: string) => void
  onDetail: (id: string) => void
}

const words: Partial<Record<AdminArticle['state'], string>> = { draft: 'Draf', scheduled: 'Terjadwal' }

export function articleColumns({ endpoint, onEdit, onDetail }: Acts): DataColumn<AdminArticle>[] {
  return [
    {
      key: 'date',
      header: 'Tanggal terbit',
      className: columns.day,
      cell: ({ date }) => <span className="num dim">{dayFigures(date)}</span>,
    },
    {
      key: 'title',
      header: 'Judul',
      fold: 'title',
      cell: ({ title }) => <span className={columns.name}>{title}</span>,
    },
    {
      key: 'category',
      header: 'Kategori',
      className: columns.kind,
      minor: true,
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
    {
      key: 'status',
      header: 'Status',
      fold: 'end',
      className: columns.status,
      cell: ({ _id, title, status, state }) => (
        <StatusSwitch
          endpoint={endpoint}
          id={_id}
          name={`Artikel ${title}`}
          active={status}
          words={words[state]}
          refreshes={[listAdminArticles, readAdminArticle]}
        />
      ),
    },
    {
      key: 'acts',
      header: 'Tindakan',
      hideHeader: true,
      fold: 'end',
      className: columns.acts,
      cell: ({ _id, title }) => (
        <span className={columns.buttons}>
          <IconButton label={`Ubah ${title}`} icon={editIcon} iconSize={18} onClick={() => onEdit(_id)} />
          <IconButton label={`Detail ${title}`} icon={chevronRightIcon} iconSize={18} onClick={() => onDetail(_id)} />
        </span>
      ),
    },
  ]
}
