import { pageInfoOf } from '@nmw/contract/page'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LiveList } from './live-list.tsx'

const shown = (datas: string[], page: number, totalData: number) => {
  const data = { datas, page: pageInfoOf(totalData, { page, limit: 10 }) }
  const read = { data, error: null, isFetching: false, refetch: () => Promise.reject(new Error('not asked for')) }
  return renderToStaticMarkup(
    <LiveList
      read={read}
      failed="Gagal"
      isEmpty={() => datas.length === 0}
      empty="Belum ada"
      paged={{ info: ({ page: info }) => info, onPage: () => undefined }}
    >
      {() => datas.join(' ')}
    </LiveList>,
  )
}

test('clinic list: only a list without rows is shown as empty', () => {
  expect(shown([], 1, 0)).toContain('Belum ada')
  expect(shown(['Ayu'], 2, 11)).toContain('Ayu')
})

test('clinic list: a page after the last one is not shown as an empty list', () => {
  expect(shown([], 2, 10)).not.toContain('Belum ada')
})
