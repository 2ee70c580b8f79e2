import type { ContentKind } from '@nmw/contract/content-kind'
import { article } from '../database/schema/article-table.ts'
import { banner } from '../database/schema/banner-table.ts'
import { catalogue } from '../database/schema/catalogue-table.ts'
import { treatment } from '../database/schema/treatment-table.ts'

/** Table and title column of each kind, for drafts, versions and the trash. */
export const contentTables = {
  article: { table: article, title: article.title },
  banner: { table: banner, title: banner.title },
  treatment: { table: treatment, title: treatment.name },
  catalogue: { table: catalogue, title: catalogue.name },
} as const satisfies Record<ContentKind, object>

/** The four tables differ, but not in the columns used here. */
export function tableOf(kind: ContentKind) {
  return contentTables[kind] as (typeof contentTables)['article']
}
