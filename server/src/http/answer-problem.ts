import type { Envelope } from '@nmw/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

/** Error codes of Fastify and PostgreSQL, with the status and message we answer. */
const known: Record<string, [status: number, message: string, retryAfter?: number]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'Jenis data tidak didukung'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'Data yang dikirim terlalu besar'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'Data tidak dapat dibaca'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'Data tidak dapat dibaca'],
  FST_ERR_BAD_URL: [400, 'Alamat tidak valid'],
  // A character the database cannot store, a number or day out of range, a lone surrogate: the sender's mistake.
  '22021': [400, 'Data tidak valid'],
  '22P05': [400, 'Data tidak valid'],
  '22003': [400, 'Data tidak valid'],
  '22007': [400, 'Data tidak valid'],
  '22008': [400, 'Data tidak valid'],
  '22P02': [400, 'Data tidak valid'],
}

/** The database is away, starting, read-only, full or too slow: answer with a time to retry. */
const unavailable = /^(08|53|57|58)|^(25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
const unavailableText =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable|Cannot use a pool/

export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(error)
  if (problem.status >= 500) request.log.error({ err: error }, problem.message)
  if (problem.retryAfter) void reply.header('retry-after', String(problem.retryAfter))
  return reply.code(problem.status).send(envelopeOf(problem))
}

export function envelopeOf({ message, errors, result }: Problem): Envelope {
  return { status: false, result, message, ...(errors && { errors }) }
}

export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  for (const code of codesOf(error)) {
    const found = known[code]
    if (found) return new Problem(found[0], found[1], found[2] ? { retryAfter: found[2] } : {})
    if (unavailable.test(code)) return busy()
  }
  if (messagesOf(error).some((message) => unavailableText.test(message))) return busy()
  return new Problem(500, 'Terjadi Kesalahan Server')
}

function busy() {
  return new Problem(503, 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi.', { retryAfter: 5 })
}

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const code = 'code' in error && typeof error.code === 'string' ? [error.code] : []
  return [...code, ...codesOf(error.cause)]
}

function messagesOf(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...messagesOf(error.cause)] : []
}
