import { articleForm, type ArticleForm } from '@nmw/contract/article-desk'
import { DAY } from '@nmw/contract/duration'
import { eq } from 'drizzle-orm'
import { createArticle, updateArticle } from '../article/save-article.ts'
import { bannerData } from '../banner/admin-banner.ts'
import { updateBanner } from '../banner/save-banner.ts'
import type { Context } from '../context.ts'
import { banner } from '../database/schema/banner-table.ts'
import { formatLongDay } from '../format-long-day.ts'
import data from './data/edits.json' with { type: 'json' }
import { dayFrom } from './day-from.ts'
import { demoDesk } from './demo-desk.ts'
import { whileOpen } from './context-at.ts'

/** Recent edits by content staff, made with the real verbs: versions, and some content not published yet. */
export async function fillDemoEdits(context: Context) {
  for (const { dateOffsetDays, saves } of data.articles) {
    const date = dayFrom(context.now(), dateOffsetDays)
    let form: Partial<ArticleForm> = {}
    let saved: { _id: string; version: number } | undefined
    for (const save of saves) {
      form = { ...form, ...save.form }
      const body = { ...articleForm.parse(form), date }
      const [then, desk] = await sitting(context, save)
      saved = saved
        ? await updateArticle(then, { ...desk, body: { ...body, _id: saved._id, version: saved.version } })
        : await createArticle(then, { ...desk, body })
    }
  }
  await shortenPromo(context)
}

async function shortenPromo(context: Context) {
  const { id, endOffsetDays } = data.banner
  const [row] = await context.db.select().from(banner).where(eq(banner.id, id))
  const endDate = dayFrom(context.now(), endOffsetDays)
  const date = `${formatLongDay(row!.startsOn)} sampai ${formatLongDay(endDate)}`
  const [then, desk] = await sitting(context, data.banner)
  await updateBanner(then, { ...desk, body: { ...bannerData(row!), endDate, date, _id: id, version: row!.version } })
}

async function sitting(context: Context, { daysAgo, by }: { daysAgo: number; by: string }) {
  const then = whileOpen(context, context.now().getTime() - daysAgo * DAY)
  return [then, await demoDesk(context.db, by)] as const
}
