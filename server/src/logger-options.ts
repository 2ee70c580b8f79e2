import type { FastifyServerOptions } from 'fastify'
import type { LogFn } from 'pino'
import { describeError } from './database/describe-error.ts'
import { explainError } from './database/explain-error.ts'

/** Where lines go that are not for standard output. */
export type LogStream = { write: (line: string) => void }

/** One line a request, without what nobody should read in a log: cookies, tokens, bodies, keys and searches in addresses, values of a failed query. */
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
        // Said by the browser: nothing is decided by it.
        claimedIp: headers['x-real-ip']?.slice(0, 45),
      }),
      res: ({ statusCode }) => ({ statusCode }),
      err: describe,
      error: describe,
    },
    hooks: {
      logMethod(given, write) {
        write.apply(this, inOwnWords(given))
      },
    },
  }
}

/** Fastify names the address in some of its own complaints. */
function describe(error: unknown) {
  const { message, ...rest } = describeError(error)
  return { ...rest, message: withoutSecrets(message) }
}

type Given = Parameters<LogFn>

/** Of an error that comes without words the logger would take its message as it stands, and so do some of Fastify's lines. */
function inOwnWords([detail, words, ...values]: Given): Given {
  if (typeof detail === 'string') return [withoutSecrets(detail), words, ...values]
  const error: unknown = detail instanceof Error ? detail : (detail as { err?: unknown } | null)?.err
  if (!(error instanceof Error)) return [detail, words, ...values]
  const own = words === undefined || words === error.message ? explainError(error) : words
  return [detail, withoutSecrets(own), ...values]
}

/**
 * Reset keys travel in the path of the call and in the query of the page, the key of a receipt after its number, the
 * ticket of a whole record at the end of its address, a voucher is its code, and an unpublished text opens by its address
 * alone. Whoever searches types names, numbers and addresses of people; a page that asks to sign in first carries them on.
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
