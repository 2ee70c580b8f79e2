import type { LiveEvent } from '@nmw/contract/notification'
import { STREAM_PATH } from '@nmw/contract/stream-path'
import { eventually } from '../checks/eventually.ts'
import type { TestApp } from './open-test-app.ts'

/** Listens on a real port and returns the URL: `inject` waits for the end of a response, and a stream has none. */
export async function listenOnLoopback({ app }: Pick<TestApp, 'app'>) {
  return app.listen({ port: 0, host: '127.0.0.1' })
}

/** The stream of an open page. `events` grows while it is open. */
export async function openTestStream(url: string, headers: Record<string, string>, path: string = STREAM_PATH) {
  const connection = new AbortController()
  const answer = await fetch(url + path, { headers, signal: connection.signal })
  const events: LiveEvent[] = []
  let text = ''
  let ended = false
  const reading = (async () => {
    for await (const bytes of answer.body ?? []) {
      text += new TextDecoder().decode(bytes)
      events.length = 0
      for (const [, data] of text.matchAll(/^data: (.*)\n\n/gm)) events.push(JSON.parse(data!) as LiveEvent)
    }
  })()
    .catch(() => {})
    .finally(() => {
      ended = true
    })
  return {
    answer,
    events,
    text: () => text,
    ended: () => ended,
    /** Waits until this many events have arrived. */
    received: (count: number) =>
      eventually(() => {
        if (events.length < count) throw new Error(`received only ${JSON.stringify(events)}`)
      }),
    close: async () => {
      connection.abort()
      await reading
    },
  }
}
