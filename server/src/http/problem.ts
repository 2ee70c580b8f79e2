/** A failure the user may read. Anything else that is thrown is a bug and answers 500. */
export class Problem extends Error {
  override name = 'Problem'
  readonly status: number
  readonly errors: { path: string; message: string }[] | undefined
  /** Seconds after which to try again. */
  readonly retryAfter: number | undefined
  /** The current state, where the caller acted on an older one. */
  readonly result: unknown

  constructor(
    status: number,
    message: string,
    {
      errors,
      retryAfter,
      result = null,
    }: { errors?: { path: string; message: string }[]; retryAfter?: number; result?: unknown } = {},
  ) {
    super(message)
    this.status = status
    this.errors = errors
    this.retryAfter = retryAfter
    this.result = result
  }
}

/** With a field, the form shows the message below it. */
export const refused = (message: string, field?: string) =>
  new Problem(400, message, field ? { errors: [{ path: field, message }] } : {})
export const unauthenticated = (message: string) => new Problem(401, message)
export const forbidden = (message: string) => new Problem(403, message)
export const notFound = (message = 'Data Tidak Ditemukan') => new Problem(404, message)

/** 429 with the time to wait, in readable units. */
export function tooMany(what: string, retryAfter: number) {
  const minutes = Math.ceil(retryAfter / 60)
  const wait = retryAfter < 60 ? `${Math.max(1, retryAfter)} detik` : `${minutes} menit`
  return new Problem(429, `${what} Coba lagi dalam ${wait}.`, { retryAfter: Math.max(1, retryAfter) })
}
