import type { FastifyServerOptions } from 'fastify'
import type { LogFn } from 'pino'
import { describeError } from './database/describe-error.ts'
import { explainError } from './database/explain-error.ts'

/** Receives the lines instead of standard output. */
export type LogStream = { write: (line: string) => void }

/** Cookies, tokens, bodies, keys and searches in URLs, and the values of a failed query stay out of the log. */
export function loggerOptions(level: string, stream?: LogStream): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false
  return {
    level,
    ...(stream && { stream }),
    redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
    serializers: {
      req: ({ id, method, url, ip, headers }) => ({
        id,
        method,
        url: withoutSecrets(url),
        ip,
        // Sent by the client, so nothing is decided by it.
        claimedIp: headers['x-real-ip']?.slice(0, 45),
      }),
      res: ({ statusCode }) => ({ statusCode }),
      err: describe,
      error: describe,
    },
    hooks: {
      logMethod(args, write) {
        write.apply(this, withSafeMessage(args))
      },
    },
  }
}

/** Some of Fastify's own errors contain the URL. */
function describe(error: unknown) {
  const { message, ...rest } = describeError(error)
  return { ...rest, message: withoutSecrets(message) }
}

type LogArguments = Parameters<LogFn>

/** Without a message of its own, pino (and some lines of Fastify) would log the error's as it is. */
function withSafeMessage([detail, message, ...values]: LogArguments): LogArguments {
  if (typeof detail === 'string') return [withoutSecrets(detail), message, ...values]
  const error: unknown = detail instanceof Error ? detail : (detail as { err?: unknown } | null)?.err
  if (!(error instanceof Error)) return [detail, message, ...values]
  const safe = message === undefined || message === error.message ? explainError(error) : message
  return [detail, withoutSecrets(safe), ...values]
}

/**
 * Hides what opens something by its URL alone (reset keys, receipts, exports, previews, voucher codes) and what users
 * search for, also inside the `next` parameter of the sign-in page.
 */
export function withoutSecrets(url: string) {
  return url
    .replace(/(\/auth\/reset\/)[^/?]+/, '$1…')
    .replace(/(\/INV\d{12}-)[\w-]+/, '$1…')
    .replace(/(\/privacy\/export\/)[^/?]+/, '$1…')
    .replace(/(pratinjau(?:~|%7e))[^/?&]+/gi, '$1…')
    .replace(/(\/voucher\/cancel\/)[^/?]+/, '$1…')
    .replace(/((?:[?&]|%3f|%26)(?:key|id|token|search|q)(?:=|%3d))[^&]+/gi, '$1…')
}
