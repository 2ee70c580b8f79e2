import { explainError } from './explain-error.ts'

/** An error fit for the log: reason, codes and origin, but no field that may hold people's data. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error as string, message: explainError(error), stack: '' }
  const chain = causesOf(error)
  const codes = chain.flatMap((link) => ('code' in link && typeof link.code === 'string' ? [link.code] : []))
  return {
    type: error.name,
    message: explainError(error),
    ...(codes.length && { code: codes.join(', ') }),
    stack: chain.map((link) => `${link.name}${framesOf(link)}`).join('\ncaused by: '),
  }
}

function causesOf(error: Error): Error[] {
  const chain = [error]
  for (let cause = error.cause; cause instanceof Error && !chain.includes(cause); cause = cause.cause) chain.push(cause)
  return chain
}

/** A stack starts with the message, and a value in it may look like a frame: only what follows counts. */
function framesOf({ stack = '', message }: Error) {
  const begin = stack.indexOf(message)
  if (begin < 0) return ''
  const lines = stack.slice(begin + message.length).split('\n')
  return lines
    .filter((line) => /^ {4}at /.test(line))
    .map((line) => `\n${line}`)
    .join('')
}
