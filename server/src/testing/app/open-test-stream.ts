import type { LiveEvent } from '@nmw/contract/notification'
import { STREAM_PATH } from '@nmw/contract/stream-path'
import { eventually } from '../checks/eventually.ts'
import type { TestApp } from './open-test-app.ts'

/** The address of the test server on a real port; a stream cannot be injected, because it has no end. */
export async function listenOnLoopback({ app }: Pick<TestApp, 'app'>) {
  return app.listen({ port: 0, host: '127.0.0.1' })
}

/** An open page with its stream. `events` grows while it is open. */
export async function openTestStream(url: string, headers: Record<string, string>, path: string = STREAM_PATH) {
  const hangUp = new AbortController()
  const answer = await fetch(url + path, { headers, signal: hangUp.signal })
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
    heard: (count: number) =>
      eventually(() => {
        if (events.length < count) throw new Error(`heard only ${JSON.stringify(events)}`)
      }),
    close: async () => {
      hangUp.abort()
      await reading
    },
  }
}
