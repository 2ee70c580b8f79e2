import { BRAND } from '@nmw/contract/brand'
import { DAY } from '@nmw/contract/duration'
import { NOTIFICATION_CATEGORIES } from '@nmw/contract/notification'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { processEach } from '../database/process-each.ts'
import { account } from '../database/schema/account-table.ts'
import { notification } from '../database/schema/notification-table.ts'
import { transaction } from '../database/transaction.ts'
import { queueMessage } from '../message/queue-message.ts'
import { allowedChannels } from './allowed-channels.ts'

/** Sends unread in-app notifications by the channels the member allows, each once. */
export async function relayNews(context: Context) {
  await processEach(context, {
    what: 'news',
    find: (after, most) =>
      context.db
        .select({ id: notification.id })
        .from(notification)
        .where(and(isNull(notification.relayedAt), gt(notification.id, after)))
        .orderBy(asc(notification.id))
        .limit(most),
    work: (id) => relay(context, id),
  })
}

type News = typeof notification.$inferSelect

/** The mark and the messages are written together, so that of two servers only one sends. */
function relay(context: Context, id: number) {
  const relayedAt = context.now()
  return transaction(context.db, async (db) => {
    const [news] = await db
      .update(notification)
      .set({ relayedAt })
      .where(and(eq(notification.id, id), isNull(notification.relayedAt)))
      .returning()
    // After an outage, old news would only confuse.
    if (!news || news.readAt || relayedAt.getTime() - news.createdAt.getTime() > DAY) return
    const [person] = await db.select().from(account).where(eq(account.id, news.accountId))
    for (const channel of await allowedChannels(context, db, news.accountId, news.category)) {
      const to = channel === 'mail' ? person!.email : person!.phone
      if (!to) continue
      const subject = `${NOTIFICATION_CATEGORIES[news.category]} dari ${BRAND.name}`
      const text = textOf(context, news, person!.fullName)
      await queueMessage(context, db, { channel, to, subject, text, dedupeKey: `news-${id}-${channel}` })
    }
  })
}

function textOf({ env }: Context, { message, link }: News, fullName: string) {
  const lines = [`Halo ${fullName},`, message]
  if (link) lines.push(`Selengkapnya: ${env.publicUrl}${link}`)
  lines.push(`Atur kabar yang kami kirim: ${env.publicUrl}/user/account-setting?slug=notifications`)
  return lines.join('\n\n')
}
