import { createTransport } from 'nodemailer'
import type { Carrier } from './outside.ts'

export function smtpMail({ smtpUrl, mailFrom }: { smtpUrl: string; mailFrom: string }): Carrier {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    async send({ id, recipient, subject, body }) {
      // The address as an object: a comma or line break in it can never add a second recipient.
      const to = { name: '', address: recipient }
      await transport.sendMail({ from: mailFrom, to, subject, text: body, messageId: `<${id}@nmw>` })
    },
  }
}
