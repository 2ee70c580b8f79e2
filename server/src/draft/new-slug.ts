import { sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import type { ContentKind } from '@nmw/contract/content-kind'

function slugOf(title: string) {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return plain.slice(0, 80).replace(/-+$/, '') || 'konten'
}

/** Slugs that are paths of other calls, where such content could never be read. */
const reserved: Partial<Record<ContentKind, readonly string[]>> = { article: ['categories', 'tags'] }

/** The title's own slug, or with a number if it is taken. A concurrent request waits until this transaction ends. */
export async function freeSlug(
  db: Database,
  { kind, title }: { kind: ContentKind; title: string },
  taken: (slug: string) => Promise<boolean>,
) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`${kind}_slug`}))`)
  const slug = slugOf(title)
  for (let number = 1; number < 1000; number++) {
    const wanted = number === 1 ? slug : `${slug}-${number}`
    if (!reserved[kind]?.includes(wanted) && !(await taken(wanted))) return wanted
  }
  return `${slug}-${crypto.randomUUID().slice(0, 8)}`
}
