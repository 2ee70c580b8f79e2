import { readCatalogue } from '@nmw/contract/catalogue'
import type { Result } from '@nmw/contract/endpoint'
import type { ReadContent } from '../../lib/reads/content.ts'
import { listQuery } from '../page/list-query.ts'

export type CatalogueContent = Result<typeof readCatalogue> & { search: string }

const LIMIT = 12

export const catalogueContent: ReadContent<CatalogueContent> = async ({ call, params: { path = '' }, search }) => {
  const query = listQuery(search, LIMIT)
  return { ...(await call(readCatalogue, { params: { path }, query })), search: query.search }
}
