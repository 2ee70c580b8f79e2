import { pageInfoOf } from '@nmw/contract/page'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContentList } from './content-list.tsx'

const shown = (page: number, totalData: number) =>
  renderToStaticMarkup(
    <ContentList
      what="Artikel"
      read={{
        data: { datas: [] as string[], page: pageInfoOf(totalData, { page, limit: 10 }) },
        error: null,
        isFetching: false,
        refetch: () => undefined,
      }}
      columns={[]}
      rowKey={(row) => row}
      onPage={() => undefined}
    />,
  )

test('dashboard list: a page after the last one is not shown as an empty list', () => {
  expect(shown(1, 0)).toContain('Data Tidak Ditemukan')
  expect(shown(2, 10)).not.toContain('Data Tidak Ditemukan')
})
