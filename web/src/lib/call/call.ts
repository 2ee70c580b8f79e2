import type { Call, Endpoint, Envelope, Result, Site } from '@nmw/contract/endpoint'
import { fillPath } from '@nmw/contract/fill-path'
import { isChunkLoadError, isOffline, CHUNK_LOAD_TEXT } from '../../ui/frame/chunk-load-error.ts'
import { gzipText } from './gzip-text.ts'
import { recordServerTime } from '../format/server-clock.ts'

export const serverErrorText = 'Terjadi Kesalahan Server'
export const loadErrorText = 'Gagal Memuat Data'
export const offlineText = `${loadErrorText}, periksa koneksi internet Anda`

type More = { errors?: Envelope['errors']; requestId?: string | null; retryLater?: boolean }

/** The server refused, or was unreachable (status 0). The message may be shown to the user. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly errors: Envelope['errors']
  readonly requestId: string | undefined
  /** The server answered with Retry-After: nothing is decided yet, the request may be repeated. */
  readonly retryLater: boolean

  constructor(status: number, message: string, more: More = {}) {
    super(message)
    this.status = status
    this.errors = more.errors
    this.requestId = more.requestId ?? undefined
    this.retryLater = more.retryLater ?? false
  }
}

/** The text to show for any error. */
export function errorTextOf(error: unknown) {
  if (error instanceof ApiError) return error.message
  if (!isChunkLoadError(error)) return serverErrorText
  return isOffline() ? offlineText : CHUNK_LOAD_TEXT
}

type CallOptions = {
  signal?: AbortSignal
  /** Repeating a request under the same key makes the server do it once and give the same answer. */
  idempotencyKey?: string
}

export type CallEndpoint = <E extends Endpoint>(
  endpoint: E,
  input: Call<E>,
  options?: CallOptions,
) => Promise<Result<E>>

/** Endpoints marked `once` need an idempotency key, so a plain call does not accept them. */
export type PlainEndpoint = Endpoint & { once?: never }
export type PlainCall = <E extends PlainEndpoint>(
  endpoint: E,
  input: Call<E>,
  options?: CallOptions,
) => Promise<Result<E>>

/** The part of a response that a call uses: rendering on the server provides no more. */
type Answer = Pick<Response, 'ok' | 'status' | 'json'> & { headers: Pick<Headers, 'get'> }
export type Fetch = (url: string, init: RequestInit & { headers: Record<string, string> }) => Promise<Answer>

type Parser = { parse: (value: unknown) => unknown }
type Settings = { fetch: Fetch; site: Site; appKey: string; clientIp?: () => string | undefined }
type Sent = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** The session travels as a cookie; the application key only identifies the calling program. */
export function createCall({ fetch, site, appKey, clientIp }: Settings): CallEndpoint {
  return async (endpoint, input, { signal, idempotencyKey } = {}) => {
    const { params = {}, query = {}, body } = input as Sent
    const ip = clientIp?.()
    const headers: Record<string, string> = {
      accept: 'application/json',
      'accept-language': 'id',
      authorization: `Bearer ${appKey}`,
      'x-site': site,
    }
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (ip) headers['x-real-ip'] = ip
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
    const init: Parameters<Fetch>[1] = { method: endpoint.method, headers }
    const text = body === undefined ? undefined : JSON.stringify(body)
    if (text !== undefined) init.body = text
    const zipped = endpoint.gzipBody && text ? await gzipText(text) : undefined
    if (zipped) {
      init.body = zipped
      headers['content-encoding'] = 'gzip'
    }
    if (signal) init.signal = signal
    const response = await reach(fetch, fillPath(endpoint.path, params) + searchOf(query), init)
    const { result } = await readEnvelope(response)
    return readResult(endpoint, result) as Result<typeof endpoint>
  }
}

/** Built pages carry a schema only for results that need mapping, see `strip-contract.ts`. */
function readResult({ result }: { result?: unknown }, found: unknown) {
  return result ? (result as Parser).parse(found) : found
}

async function reach(fetch: Fetch, url: string, init: Parameters<Fetch>[1]) {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new ApiError(0, offlineText)
  }
}

async function readEnvelope(response: Answer): Promise<Envelope> {
  const requestId = response.headers.get('x-request-id')
  const retryLater = response.headers.get('retry-after') !== null
  recordServerTime(response.headers.get('x-server-time'))
  const envelope = await parseEnvelope(response)
  if (!envelope) throw new ApiError(response.ok ? 502 : response.status, loadErrorText, { requestId, retryLater })
  if (!envelope.status || envelope.result === null || envelope.result === undefined) {
    const status = response.ok ? 500 : response.status
    throw new ApiError(status, envelope.message || serverErrorText, { errors: envelope.errors, requestId, retryLater })
  }
  return envelope
}

async function parseEnvelope(response: Answer) {
  try {
    const value: unknown = await response.json()
    return typeof value === 'object' && value !== null && 'status' in value ? (value as Envelope) : undefined
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    return undefined
  }
}

function searchOf(query: Record<string, unknown>) {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one))
    }
  }
  return search.size ? `?${search}` : ''
}
