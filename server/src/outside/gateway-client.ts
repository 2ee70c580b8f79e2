import type * as z from 'zod'
import { GatewayFailure } from './gateway-failure.ts'

const MAX_ANSWER = 256 * 1024

export type GatewayCall = { method: string; path: string; headers?: Record<string, string>; body?: string }
export type GatewayAnswer = {
  status: number
  headers: Headers
  body: Buffer
  json: () => unknown
  /** Part of the response, short and safe to store. */
  quote: (answerText: string) => string
}
export type GatewayClient = ReturnType<typeof createGatewayClient>

/**
 * Calls one host only, follows no redirect, and limits time and size. Any network failure is `unclear`: the gateway may
 * have done what we asked.
 */
export function createGatewayClient({ url, timeout }: { url: string; timeout: number }) {
  const { origin } = new URL(url)

  async function send(call: GatewayCall): Promise<GatewayAnswer> {
    const { method, path, headers = {}, body } = call
    const target = new URL(path, origin)
    if (target.origin !== origin) throw new GatewayFailure('unclear', `${target.host} is not our gateway`)
    try {
      const response = await fetch(target, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body }),
      })
      const bytes = await readAtMost(response, MAX_ANSWER)
      return {
        status: response.status,
        headers: response.headers,
        body: bytes,
        json: () => parse(bytes),
        quote: (answerText) => redactRequest(answerText, call),
      }
    } catch (error) {
      if (error instanceof GatewayFailure) throw error
      throw new GatewayFailure('unclear', `no answer to ${method} ${path}: ${reasonOf(error)}`, { cause: error })
    }
  }

  return { send, isOwn: (address: string) => URL.canParse(address) && new URL(address).origin === origin }
}

/** Throws unless the status is accepted; the repeat of an earlier request gets the first response's body. */
export function expectStatus({ status, body, quote }: GatewayAnswer, call: string, accepted: number[]) {
  if (accepted.includes(status)) return
  throw new GatewayFailure(
    [400, 404, 422].includes(status) ? 'refused' : 'unclear',
    `${call} answered ${status}: ${quote(body.toString('utf8'))}`,
  )
}

export function parseAnswer<T extends z.ZodType>(schema: T, answer: GatewayAnswer): z.output<T> {
  const { data, error } = schema.safeParse(answer.json())
  if (error) throw new GatewayFailure('unclear', `an answer without ${error.issues[0]?.path.join('.')}`)
  return data
}

async function readAtMost(response: Response, limit: number) {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > limit) throw new GatewayFailure('unclear', `an answer of more than ${limit} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch (error) {
    throw new GatewayFailure('unclear', 'an answer that is no JSON', { cause: error })
  }
}

/**
 * Companies quote what they refuse, and their words are stored and logged: our own request values, people and keys
 * among them, are removed, as is anything like an address, number or key.
 */
function redactRequest(answerText: string, { headers = {}, body = '' }: GatewayCall) {
  const keys = Object.values(headers).flatMap((value) => [value, value.replace(/^(?:Bearer |\w+=)/, '')])
  const values = [...body.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?/g)].flatMap(([, text, name]) =>
    name ? [] : [text!.slice(1, -1), JSON.parse(text!) as string],
  )
  const secrets = [...keys, ...values].filter((value) => value.length > 3)
  const longestFirst = secrets.toSorted((one, other) => other.length - one.length)
  return longestFirst
    .reduce((left, value) => left.replaceAll(value, '…'), answerText.slice(0, 10_000))
    .replace(/[^\s<>"']+@[^\s<>"']+|\+?\d[\d .-]{6,}\d|[\w+/-]{24,}={0,2}/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, 200)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'too slow'
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}
