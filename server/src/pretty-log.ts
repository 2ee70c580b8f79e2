import { stripVTControlCharacters } from 'node:util'
import type { describeError } from './database/describe-error.ts'
import type { LogStream } from './logger-options.ts'

type LoggedError = Partial<ReturnType<typeof describeError>>

/** The log as a developer reads it: the message first, the stack below. */
export async function prettyLog(print: (text: string) => unknown, colorize: boolean): Promise<LogStream> {
  const { prettyFactory } = await import('pino-pretty')
  const format = prettyFactory({
    colorize,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname',
    singleLine: true,
    customPrettifiers: { err: formatError, error: formatError },
  })
  return { write: (line) => print(format(line)) }
}

function formatError(error: unknown, _key: string, { msg }: { msg?: string }) {
  const { type, code, message = '', stack = '' } = error as LoggedError
  const name = [type, code].filter(Boolean).join(' ')
  const frames = stack.split('\n').slice(1)
  return stripVTControlCharacters([message === msg ? name : `${name}: ${message}`, ...frames].join('\n'))
}
