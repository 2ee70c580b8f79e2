import type { ContentKind } from '@nmw/contract/content-kind'
import { listAdminArticles } from '@nmw/contract/article-desk'
import { listAdminBanners } from '@nmw/contract/banner-desk'
import { listAdminCatalogues } from '@nmw/contract/catalogue-desk'
import type { Endpoint } from '@nmw/contract/endpoint'
import { pageInfoOf } from '@nmw/contract/page'
import { listAdminTreatments } from '@nmw/contract/treatment-desk'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallProvider } from '../../lib/call/use-call.ts'
import { readKey } from '../../lib/reads/use-endpoint.ts'
import { ArticleListScreen } from '../article/article-list-screen.tsx'
import { BannerListScreen } from '../banner/banner-list-screen.tsx'
import { CatalogListScreen } from '../catalogue/catalog-list-screen.tsx'
import { TreatmentListScreen } from '../treatment/treatment-list-screen.tsx'

const page = pageInfoOf(0, { page: 1, limit: 10 })
const nothing = { datas: [], page }
const query = { page: 1, limit: 10 }

test.each<[ContentKind, () => ReactNode, Endpoint, object, unknown]>([
  ['article', ArticleListScreen, listAdminArticles, { query }, nothing],
  ['banner', BannerListScreen, listAdminBanners, { query }, nothing],
  ['catalogue', CatalogListScreen, listAdminCatalogues, { query }, nothing],
  ['treatment', TreatmentListScreen, listAdminTreatments, {}, []],
])(
  'dashboard list: an empty list of the kind %s has exactly one add link',
  async (_kind, Screen, endpoint, input, data) => {
    const client = new QueryClient()
    client.setQueryData(readKey(endpoint, input), data)
    const router = createRouter({ routeTree: createRootRoute({ component: Screen }), history: createMemoryHistory() })
    await router.load()
    const shown = renderToStaticMarkup(
      <CallProvider value={() => new Promise(() => undefined)}>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </CallProvider>,
    )
    expect(shown).toContain('Data Tidak Ditemukan')
    expect(shown.match(/Tambah /g)).toHaveLength(1)
  },
)
