import type * as z from 'zod/mini'

type Schema = z.core.$ZodType

/**
 * Who may make a call. `open` needs nothing, `public` the application key or any session, `session` a session of
 * any site, `pending` also one that waits for a device to be removed. `member`, `dashboard` and `ops` are sites.
 */
export type Audience = 'open' | 'public' | 'session' | 'pending' | Site
export type Site = 'member' | 'dashboard' | 'ops'

/** One HTTP call, described once: the server implements it, the web app calls it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  audience: Audience
  /** One line for the API page. */
  summary: string
  /** What the envelope's message says on success; the web shows the same words. */
  success?: string
  /** Role ids admitted, where a site's roles do not all have the right. */
  roles?: readonly number[]
  /** A public call that looks who is signed in on that site, too, when the application key opens it. */
  recognises?: Site
  params?: Schema
  query?: Schema
  body?: Schema
  /** A repeat under the same `Idempotency-Key` is not done again: it gets the first answer. */
  once?: true
  /** The body travels gzip-compressed (plain is taken, too), with at most so many bytes as sent and once inflated. */
  gzipBody?: { limit: number }
  result: Schema
  /** The browser reads the answer under other names than it travels by, so it needs the schema of it. */
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

/** The one shape of every answer. */
export type Envelope = {
  status: boolean
  result: unknown
  message: string
  errors?: { path: string; message: string }[]
}
