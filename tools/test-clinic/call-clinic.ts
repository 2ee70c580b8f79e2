import type { Envelope } from '@nmw/contract/endpoint'

/** A running server and where its data lies. */
export type TestClinic = { url: string; dataDirectory: string }

type Sent = { method?: string; body?: unknown; headers?: Record<string, string> }

/** A call as a page would make it, but outside of any browser. */
export async function callClinic(url: string, path: string, { method = 'POST', body, headers }: Sent = {}) {
  const answer = await fetch(url + path, {
    method,
    headers: {
      authorization: 'Bearer nmw-public',
      origin: url,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const envelope = (await answer.json()) as Envelope
  return { ...envelope, code: answer.status, cookies: answer.headers.getSetCookie() }
}

export async function mustCall(url: string, path: string, sent: Sent = {}) {
  const answer = await callClinic(url, path, sent)
  if (!answer.status) throw new Error(`${path} answered ${answer.code}: ${answer.message}`)
  return answer
}

type Message = {
  channel: 'mail' | 'whatsapp'
  to: string
  subject: string
  text: string
  code: string | null
  link: string | null
}

/** The simulated messages to an address or number, newest first. */
export async function readOutbox(url: string, to: string): Promise<Message[]> {
  const answer = await fetch(`${url}/_sim/outbox?to=${encodeURIComponent(to)}`)
  return ((await answer.json()) as { result: Message[] }).result
}
