import type { Endpoint } from '@nmw/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { Problem } from './problem.ts'

z.config(z.locales.id())

export function parseInput({ params, query, body }: Endpoint, request: FastifyRequest) {
  return {
    params: params && parse(params, request.params),
    query: query && parse(query, request.query),
    body: body && parse(body, request.body ?? {}),
  }
}

function parse(schema: z.core.$ZodType, value: unknown) {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: messageOf(issue) }))
  throw new Problem(400, errors[0]?.message ?? 'Data tidak valid', { errors })
}

function messageOf(issue: z.core.$ZodIssue) {
  return issue.code === 'unrecognized_keys'
    ? `Kolom tidak dikenal: ${issue.keys.join(', ').slice(0, 100)}`
    : issue.message
}
