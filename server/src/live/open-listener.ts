import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type Notification } from 'pg'
import * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { announcement, type Announcement, LIVE_CHANNEL } from './announce.ts'

const MIN_RECONNECT_DELAY = 100
const MAX_RECONNECT_DELAY = 5_000
const QUERY_TIMEOUT = 5_000
const CLOSE_TIMEOUT = 1_000

type Settings = Pick<Context, 'db' | 'log'> & {
  onNews: (news: Announcement) => void
  /** At the start and after every reconnect: what was announced in between is lost. */
  onListening: () => void
}

/** One `LISTEN` connection of this server. It reconnects until `close`. */
export function openListener({ db, log, onNews, onListening }: Settings) {
  let client: Client | undefined
  let listening = false
  let closed = false
  let wait = MIN_RECONNECT_DELAY
  let timer: NodeJS.Timeout | undefined

  async function connect() {
    const { connectionString } = db.$client.options
    const next = new Client({
      connectionString,
      application_name: 'klinik-nmw-live',
      connectionTimeoutMillis: QUERY_TIMEOUT,
      query_timeout: QUERY_TIMEOUT,
      keepAlive: true,
    })
    client = next
    next.on('error', (error) => onConnectionLost(next, error))
    next.on('end', () => onConnectionLost(next))
    next.on('notification', onNotification)
    try {
      await next.connect()
      await next.query(`listen ${LIVE_CHANNEL}`)
    } catch (error) {
      onConnectionLost(next, error)
      return
    }
    if (client !== next) return
    listening = true
    wait = MIN_RECONNECT_DELAY
    onListening()
  }

  function onNotification({ payload = '' }: Notification) {
    const news = z.safeParse(announcement, parseJson(payload))
    if (news.success) onNews(news.data)
    else log.warn({ payload: payload.slice(0, 200) }, 'malformed announcement')
  }

  function onConnectionLost(lost: Client, error?: unknown) {
    if (client !== lost) return
    client = undefined
    listening = false
    // It may be half dead, so nothing waits for it to close.
    lost.end().catch(() => {})
    if (closed) return
    if (error) log.warn({ err: error }, 'live connection lost')
    timer = setTimeout(() => void connect(), wait)
    wait = Math.min(wait * 2, MAX_RECONNECT_DELAY)
  }

  void connect()
  return {
    isListening: () => listening,
    /** A dead connection that nobody closed only shows when it is queried. */
    async check() {
      const current = client
      if (!current || !listening) return
      await current.query('select 1').catch((error: unknown) => onConnectionLost(current, error))
    },
    async close() {
      closed = true
      clearTimeout(timer)
      const last = client
      client = undefined
      // A stop does not wait for a database that is gone.
      await Promise.race([last?.end().catch(() => {}), sleep(CLOSE_TIMEOUT, undefined, { ref: false })])
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
