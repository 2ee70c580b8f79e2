import { timingSafeEqual } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { article } from '../database/schema/article-table.ts'
import { notFound } from '../http/problem.ts'

const DAYS = 7
const DAY = 24 * 60 * 60 * 1000
const form = /^pratinjau~([\w-]{1,100})~(\d{1,12})~([\w-]{43})$/

function sign({ secret }: Pick<Context, 'secret'>, id: string, seconds: string) {
  return secret.digest('article-preview', id, seconds)
}

/** An address for those who are to see an article before it is public. Nobody can make one up, and it ends by itself. */
export async function linkArticlePreview(context: Context, { params: { id } }: { params: { id: string } }) {
  const there = await context.db.$count(article, and(eq(article.id, id), isNull(article.deletedAt)))
  if (!there) throw notFound()
  const expiresAt = new Date(context.now().getTime() + DAYS * DAY)
  const seconds = String(Math.floor(expiresAt.getTime() / 1000))
  const path = `/articles/pratinjau~${id}~${seconds}~${sign(context, id, seconds).toString('base64url')}`
  return { path, expiresAt: expiresAt.toISOString() }
}

/** The article whose preview the address names; undefined for any other address. */
export function previewedArticle(context: Pick<Context, 'secret' | 'now'>, slug: string) {
  const [, id, seconds, signature] = form.exec(slug) ?? []
  if (!id || !seconds || !signature) return undefined
  const right = sign(context, id, seconds)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  return Number(seconds) * 1000 > context.now().getTime() ? id : undefined
}
