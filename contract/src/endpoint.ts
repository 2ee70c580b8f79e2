import type * as z from 'zod/mini'

type Schema = z.core.$ZodType

/**
 * Who may call. `open`: anyone. `public`: with the application key or any session. `session`: a session of any site.
 * `pending`: also a session that waits for a device to be removed. `member`, `dashboard`, `ops`: that site's sessions.
 */
export type Audience = 'open' | 'public' | 'session' | 'pending' | Site
export type Site = 'member' | 'dashboard' | 'ops'

/** One HTTP call, described once: the server implements it, the web app calls it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  audience: Audience
  /** One line for the API docs. */
  summary: string
  /** Message of the envelope on success; the web app shows the same text. */
  success?: string
  /** Role ids admitted, where not every role of the site is. */
  roles?: readonly number[]
  /** A public call that also reads the session of that site, if there is one. */
  recognises?: Site
  params?: Schema
  query?: Schema
  body?: Schema
  /** Idempotent: a repeat under the same `Idempotency-Key` gets the first response. */
  once?: true
  /** The body may be gzip-compressed; the limit applies to the bytes sent and to the inflated bytes. */
  gzipBody?: { limit: number }
  result: Schema
  /** The schema renames fields of the response, so the browser needs it as well. */
  translates?: true
}

export function endpoint<const E extends Endpoint>(described: E): E {
  return described
}

/** What a handler receives, after parsing. */
export type Input<E extends Endpoint> = Present<{
  params: Output<E['params']>
  query: Output<E['query']>
  body: Output<E['body']>
}>

/** What a caller sends, before parsing. */
export type Call<E extends Endpoint> = Present<{
  params: Sent<E['params']>
  query: Sent<E['query']>
  body: Sent<E['body']>
}>

export type Result<E extends Endpoint> = z.output<E['result']>

type Output<T> = T extends Schema ? z.output<T> : undefined
type Sent<T> = T extends Schema ? z.input<T> : undefined
type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

/** The shape of every JSON response. */
export type Envelope = {
  status: boolean
  result: unknown
  message: string
  errors?: { path: string; message: string }[]
}
