import { stripVTControlCharacters } from 'node:util'
import type { describeError } from './database/describe-error.ts'
import type { LogStream } from './logger-options.ts'

type Line = { msg?: string }
type LoggedError = Partial<ReturnType<typeof describeError>>

/** The log as a developer reads it: the message first, the stack below. */
export async function prettyLog(print: (text: string) => unknown, colorize: boolean): Promise<LogStream> {
  const { prettyFactory } = await import('pino-pretty')
  const errorText = (error: unknown, _key: string, line: object) => formatError(error as LoggedError, line)
  const format = prettyFactory({
    colorize,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname',
    singleLine: true,
    customPrettifiers: { err: errorText, error: errorText },
  })
  return { write: (line) => print(format(line)) }
}

function formatError({ type, code, message = '', stack = '' }: LoggedError, { msg }: Line) {
  const name = [type, code].filter(Boolean).join(' ')
  const frames = stack.split('\n').slice(1)
  return stripVTControlCharacters([message === msg ? name : `${name}: ${message}`, ...frames].join('\n'))
}
