import { Socket } from 'node:net'
import { createTransport } from 'nodemailer'
import type { Carrier } from './outside.ts'
import { Undeliverable } from './undeliverable.ts'

type Settings = { smtpUrl: string; mailFrom: string; sendTimeout?: number }

/**
 * A server that sends a little now and then never idles, so the whole send has a time limit as well. The connection is
 * closed with it: a mail that counts as failed must not be accepted a minute later.
 */
export function smtpMail({ smtpUrl, mailFrom, sendTimeout = 40_000 }: Settings): Carrier {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
  return {
    async send({ id, recipient, subject, body }) {
      const socket = new Socket()
      const transport = createTransport({ url: smtpUrl, socket, ...timeouts })
      // The address as an object: a comma or line break in it cannot add a second recipient.
      const to = { name: '', address: recipient }
      const sending = transport.sendMail({ from: mailFrom, to, subject, text: body, messageId: `<${id}@nmw>` })
      const overdue = Promise.withResolvers<never>()
      const timer = setTimeout(() => {
        socket.destroy()
        overdue.reject(new Error(`The mail server took longer than ${sendTimeout} ms`))
      }, sendTimeout)
      try {
        await Promise.race([sending, overdue.promise])
      } catch (error) {
        throw isFinal(error) ? new Undeliverable(error.message, { cause: error }) : error
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

/** No such mailbox, moved, closed, invalid name, or refused. */
const FINAL = [550, 551, 553, 554, 556]

/**
 * Only errors of the recipient or the message are final. Errors before that, and matters of policy (5.7), are ours:
 * they get fixed and the mail is retried.
 */
function isFinal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { command, responseCode, response } = error as Error & Record<string, unknown>
  const late = command === 'RCPT TO' || command === 'DATA'
  return late && FINAL.includes(Number(responseCode)) && !/^\d{3}[ -]5\.7\./.test(String(response))
}
