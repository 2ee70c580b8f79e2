import type { Envelope } from '@nmw/contract/endpoint'

type Sent = { method?: string; body?: unknown; headers?: Record<string, string> }

/** A call as a browser's page would make it, but outside of any browser. */
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
