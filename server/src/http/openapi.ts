import { BRAND } from '@nmw/contract/brand'
import type { Endpoint } from '@nmw/contract/endpoint'
import * as z from 'zod'

type Schema = Record<string, unknown>

/**
 * The API as OpenAPI 3.1, generated from the endpoint values. Streams respond with server-sent events instead of an
 * envelope.
 */
export function openapi(endpoints: Endpoint[], streams: Endpoint[] = []) {
  const paths: Record<string, Record<string, unknown>> = {}
  function add({ path, method }: Endpoint, described: object) {
    const place = path.replace(/:(\w+)/g, '{$1}')
    paths[place] = { ...paths[place], [method.toLowerCase()]: described }
  }
  for (const endpoint of endpoints) add(endpoint, operation(endpoint))
  for (const stream of streams) add(stream, { ...operation(stream), responses: streamAnswers(stream) })
  return {
    openapi: '3.1.0',
    info: { title: `${BRAND.name} API`, version: BRAND.version },
    paths,
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'The public application key' },
        session: { type: 'http', scheme: 'bearer', description: 'A token from the sign-in; the cookie works the same' },
      },
    },
  }
}

function operation({ summary, audience, roles, params, query, body, result, path, once }: Endpoint) {
  const noun = path.split('/').find((part) => part && part !== 'legacy') ?? 'api'
  return {
    summary,
    tags: [noun],
    description: `Audience: ${audience}${roles ? `, roles ${roles.join(', ')}` : ''}`,
    security: audience === 'open' ? [] : audience === 'public' ? [{ key: [] }, { session: [] }] : [{ session: [] }],
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query'), ...(once ? [keyHeader] : [])],
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } }),
    responses: {
      200: { description: 'OK', content: { 'application/json': { schema: envelope(schemaOf(result)) } } },
      default: refusal,
    },
  }
}

const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeat under the same key is not done again: it gets the first answer',
  schema: { type: 'string', maxLength: 255 },
}

function streamAnswers({ result }: Endpoint) {
  const description = 'Events without an end; the data of each is JSON of this form'
  return { 200: { description, content: { 'text/event-stream': { schema: schemaOf(result) } } }, default: refusal }
}

function envelope(result: Schema) {
  const properties = { status: { type: 'boolean' }, result, message: { type: 'string' } }
  return { type: 'object', required: ['status', 'result', 'message'], properties }
}

const refusal = { description: 'Refused', content: { 'application/json': { schema: envelope({ type: 'null' }) } } }

function parameters(schema: z.core.$ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, Schema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }))
}

/** The wire side of a schema, not what it is parsed into. */
function schemaOf(schema: z.core.$ZodType): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}
