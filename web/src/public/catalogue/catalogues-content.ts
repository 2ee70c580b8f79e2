import { listCatalogues } from '@nmw/contract/catalogue'
import type { Result } from '@nmw/contract/endpoint'
import type { ReadContent } from '../../lib/reads/content.ts'

export type CataloguesContent = Result<typeof listCatalogues>['datas']

const MAX_COUNT = 100

export const cataloguesContent: ReadContent<CataloguesContent> = async ({ call }) =>
  (await call(listCatalogues, { query: { limit: MAX_COUNT } })).datas
