import { ARTICLE_FILTERS, listAdminArticles, type ArticleFilter } from '@nmw/contract/article-desk'
import { useNavigate } from '@tanstack/react-router'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { AddLink } from '../kit/add-link.tsx'
import { ContentList } from '../kit/content-list.tsx'
import { editPath } from '../kit/content-paths.ts'
import { useListAddress } from '../kit/list-address.ts'
import { ListFrame } from '../kit/list-frame.tsx'
import { ListSearch } from '../kit/list-search.tsx'
import { articleColumns } from './article-columns.tsx'
import { ArticleDetail } from './article-detail.tsx'
import { UnsavedDrafts } from '../draft/unsaved-drafts.tsx'

const ways = [
  { value: 'search', label: 'Judul' },
  { value: 'tag', label: 'Tag' },
  { value: 'category', label: 'Kategori' },
] as const
type Way = (typeof ways)[number]['value']
const filters = Object.entries(ARTICLE_FILTERS) as [ArticleFilter, string][]

export function ArticleListScreen() {
  const { search, page, filter, toPage, open } = useListAddress()
  const navigate = useNavigate()
  const way = ways.find(({ value }) => search[value])?.value ?? 'search'
  const text = search[way] ?? ''
  const status = filters.find(([value]) => value === search['status'])?.[0] ?? 'all'
  const read = useRead(
    listAdminArticles,
    { query: { page, limit: 10, ...(text && { [way]: text }), ...(status !== 'all' && { status }) } },
    { keepPrevious: true, quiet: true },
  )
  const none: Record<Way, undefined> = { search: undefined, tag: undefined, category: undefined }
  return (
    <ListFrame
      title="Artikel"
      action={<AddLink kind="article" />}
      tools={
        <>
          <SelectField
            label="Saring artikel"
            hideLabel
            value={status}
            onChange={({ target: { value } }) => filter({ status: value === 'all' ? undefined : value })}
          >
            {filters.map(([value, label]) => (
              <option key={value} value={value}>
                {label} Artikel
              </option>
            ))}
          </SelectField>
          <ListSearch
            label="Cari artikel"
            ways={ways}
            way={way}
            text={text}
            onSearch={(wanted, by) => filter({ ...none, [by]: wanted })}
            onClear={() => filter(none)}
          />
        </>
      }
      panel={search['open'] ? <ArticleDetail id={search['open']} onClose={() => open(undefined)} /> : null}
    >
      <UnsavedDrafts kind="article" />
      <ContentList
        what="Artikel"
        read={read}
        columns={articleColumns({
          onEdit: (id) => void navigate({ href: editPath('article', { id }) }),
          onDetail: open,
        })}
        rowKey={({ _id }) => _id}
        selected={search['open']}
        onOpen={({ _id }) => open(_id)}
        onPage={toPage}
      />
    </ListFrame>
  )
}
