import { Socket } from 'node:net'
import { createTransport } from 'nodemailer'
import type { Carrier } from './outside.ts'
import { Undeliverable } from './undeliverable.ts'

type Settings = { smtpUrl: string; mailFrom: string; sendWithin?: number }

/**
 * A server that says a word now and then is never silent, so there is a limit for the whole of a send as well. Its
 * connection ends with it: what we count as not sent must not be taken a minute later.
 */
export function smtpMail({ smtpUrl, mailFrom, sendWithin = 40_000 }: Settings): Carrier {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
  return {
    async send({ id, recipient, subject, body }) {
      const socket = new Socket()
      const transport = createTransport({ url: smtpUrl, socket, ...timeouts })
      // The address as an object: a comma or line break in it can never add a second recipient.
      const to = { name: '', address: recipient }
      const sending = transport.sendMail({ from: mailFrom, to, subject, text: body, messageId: `<${id}@nmw>` })
      const overdue = Promise.withResolvers<never>()
      const timer = setTimeout(() => {
        socket.destroy()
        overdue.reject(new Error(`The mail server took longer than ${sendWithin} ms`))
      }, sendWithin)
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

/** No such mailbox, one that has moved or is closed, a name that is none, or not taken at all. */
const FINAL = [550, 551, 553, 554, 556]

/**
 * Of the recipient or the message. What a server says no to before, and what it calls a matter of policy (5.7), is about
 * us: that is put right and then goes out.
 */
function isFinal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { command, responseCode, response } = error as Error & Record<string, unknown>
  const late = command === 'RCPT TO' || command === 'DATA'
  return late && FINAL.includes(Number(responseCode)) && !/^\d{3}[ -]5\.7\./.test(String(response))
}
