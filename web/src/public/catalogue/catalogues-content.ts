import { listCatalogues } from '@nmw/contract/catalogue'
import type { Result } from '@nmw/contract/endpoint'
import type { ReadContent } from '../../lib/content.ts'

export type CataloguesContent = Result<typeof listCatalogues>['datas']

const EVERY = 100

export const cataloguesContent: ReadContent<CataloguesContent> = async ({ call }) =>
  (await call(listCatalogues, { query: { limit: EVERY } })).datas
