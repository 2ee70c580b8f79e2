import { timingSafeEqual } from 'node:crypto'
import { PREVIEW_DAYS } from '@nmw/contract/draft'
import type { ContentKind } from '@nmw/contract/content-kind'
import { DAY } from '@nmw/contract/duration'
import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { notFound } from '../http/problem.ts'
import { tableOf } from './content-tables.ts'

const form = /^pratinjau~([\w-]{1,100})~(\d{1,12})~([\w-]{43})$/

/** Public paths of each kind. `http/pages/serve-pages.ts` keeps previews there out of search engines. */
const pages: Record<ContentKind, string> = {
  article: '/articles/',
  treatment: '/services/',
  catalogue: '/catalogue/',
  banner: '/user/promo/',
}

type Target = { kind: ContentKind; id: string }

function sign({ secret }: Pick<Context, 'secret'>, { kind, id }: Target, seconds: string) {
  return secret.digest('content-preview', kind, id, seconds).toString('base64url')
}

/** A link that shows content before it is public. It is signed and expires. */
export async function linkPreview(context: Context, { params }: { params: Target }) {
  const { kind, id } = params
  const { table } = tableOf(kind)
  const there = await context.db.$count(table, and(eq(table.id, id), isNull(table.deletedAt)))
  if (!there) throw notFound()
  const expiresAt = new Date(context.now().getTime() + PREVIEW_DAYS * DAY)
  const seconds = String(Math.floor(expiresAt.getTime() / 1000))
  const signature = sign(context, params, seconds)
  return { path: `${pages[kind]}pratinjau~${id}~${seconds}~${signature}`, expiresAt: expiresAt.toISOString() }
}

/**
 * The condition that finds previewed content, public or not, unless it is in the trash; undefined for an ordinary slug.
 */
export function previewed(context: Pick<Context, 'secret' | 'now'>, kind: ContentKind, slug: string) {
  const [, id, seconds, signature] = form.exec(slug) ?? []
  if (!id || !seconds || !signature) return undefined
  // Compared as text: several spellings decode to the same signature bytes.
  const right = Buffer.from(sign(context, { kind, id }, seconds))
  if (!timingSafeEqual(Buffer.from(signature), right)) return undefined
  if (Number(seconds) * 1000 <= context.now().getTime()) return undefined
  const { table } = tableOf(kind)
  return and(eq(table.id, id), isNull(table.deletedAt))
}
