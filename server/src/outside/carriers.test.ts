import { createServer, type Server } from 'node:http'
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../testing/checks/eventually.ts'
import type { Message } from './outside.ts'
import { smtpMail } from './smtp-mail.ts'
import { Undeliverable } from './undeliverable.ts'
import { whatsappCloud } from './whatsapp-cloud.ts'

const message: Message = {
  id: 'outbox-7',
  recipient: '6281000000201',
  subject: 'Kode',
  body: 'Kode Anda: 012345',
  code: '012345',
  link: null,
}

let graph: Server
let answerWith: () => [status: number, body: string] = () => [200, '{}']
let requests: { url: string; authorization: string | undefined; body: unknown }[] = []
let mailServer: TcpServer
let mails: string[] = []
let mailRefuses: { command: string; answer: string } | undefined
let mailStalls = false

beforeAll(async () => {
  graph = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      requests.push({ url: request.url!, authorization: request.headers.authorization, body: JSON.parse(text) })
      const [status, body] = answerWith()
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
  })
  mailServer = createTcpServer((socket) => {
    let data: string | undefined
    let stalling: NodeJS.Timeout | undefined
    socket.write('220 test\r\n')
    socket.on('close', () => clearInterval(stalling))
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split(/(?<=\r\n)/)) {
        const no = mailRefuses && line.startsWith(mailRefuses.command) && `${mailRefuses.answer}\r\n`
        if (data !== undefined) {
          data += line
          if (!data.endsWith('\r\n.\r\n')) continue
          if (!no) mails.push(data)
          data = undefined
          socket.write(no || '250 taken\r\n')
        } else if (no) socket.write(no)
        else if (line.startsWith('DATA')) {
          data = ''
          socket.write('354 go on\r\n')
        } else if (mailStalls && line.startsWith('MAIL')) {
          stalling = setInterval(() => socket.write('250-wait\r\n'), 10)
        } else socket.write('250 ok\r\n')
      }
    })
    socket.on('error', () => {})
  })
  await Promise.all(
    [graph, mailServer].map((server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done))),
  )
})
afterAll(() => {
  graph.close()
  mailServer.close()
})
beforeEach(() => {
  requests = []
  mails = []
  mailRefuses = undefined
  mailStalls = false
})

const openConnections = () => new Promise<number>((done) => mailServer.getConnections((_error, count) => done(count)))
const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port
const whatsapp = (whatsappNewsTemplate?: string) =>
  whatsappCloud({
    whatsappUrl: `http://127.0.0.1:${portOf(graph)}/v23.0`,
    whatsappPhoneId: '42',
    whatsappToken: 'secret',
    whatsappTemplate: 'otp_verifikasi',
    whatsappNewsTemplate,
  })
const mail = (sendTimeout?: number) =>
  smtpMail({
    ...(sendTimeout && { sendTimeout }),
    smtpUrl: `smtp://127.0.0.1:${portOf(mailServer)}?ignoreTLS=true`,
    mailFrom: 'Klinik NMW <halo@nmw.example>',
  })

test('whatsapp: a code uses the authentication template, in its text and on its button', async () => {
  answerWith = () => [200, '{"messages":[{"id":"wamid.1"}]}']
  await whatsapp().send(message)
  const parameters = [{ type: 'text', text: '012345' }]
  expect(requests).toEqual([
    {
      url: '/v23.0/42/messages',
      authorization: 'Bearer secret',
      body: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: '6281000000201',
        type: 'template',
        template: {
          name: 'otp_verifikasi',
          language: { code: 'id' },
          components: [
            { type: 'body', parameters },
            { type: 'button', sub_type: 'url', index: '0', parameters },
          ],
        },
      },
    },
  ])
})

test('whatsapp: news uses its own template, in one line; without one it is not sent', async () => {
  answerWith = () => [200, '{"messages":[{"id":"wamid.1"}]}']
  const news = { ...message, code: null, body: 'Halo Siti,\n\nPoin  Anda:\t12\n' }
  await expect(whatsapp().send(news)).rejects.toThrow('WHATSAPP_NEWS_TEMPLATE')
  expect(requests).toEqual([])
  await whatsapp('kabar').send(news)
  const parameters = [{ type: 'text', text: 'Halo Siti, Poin Anda: 12' }]
  const template = { name: 'kabar', language: { code: 'id' }, components: [{ type: 'body', parameters }] }
  expect(requests).toMatchObject([{ body: { type: 'template', template } }])
})

test.each([
  ['an error', () => [400, '{"error":{"code":131056}}'] as [number, string]],
  ['an outage', () => [503, 'upstream'] as [number, string]],
  ['no id', () => [200, '{"messages":[]}'] as [number, string]],
  ['garbage', () => [200, '<html>'] as [number, string]],
])('whatsapp: %s counts as not sent', async (_case, answer) => {
  answerWith = answer
  await expect(whatsapp().send(message)).rejects.toThrow('WhatsApp answered')
  await expect(whatsapp().send(message)).rejects.not.toBeInstanceOf(Undeliverable)
})

test('whatsapp: a recipient without WhatsApp is undeliverable', async () => {
  answerWith = () => [400, '{"error":{"code":131026}}']
  await expect(whatsapp().send(message)).rejects.toBeInstanceOf(Undeliverable)
})

test('mail: it goes to one address, with the id of its outbox row', async () => {
  await mail().send({ ...message, recipient: 'siti@nmw.example', subject: 'Buat kata sandi\r\nBcc: evil@x.test' })
  expect(mails[0]).toContain('To: siti@nmw.example')
  expect(mails[0]).toContain('Message-ID: <outbox-7@nmw>')
  expect(mails[0]).not.toMatch(/^Bcc:/m)
})

test.each([
  ['RCPT', '451 try later', Error],
  ['RCPT', '452 4.2.2 mailbox full', Error],
  ['RCPT', '552 5.2.2 mailbox full', Error],
  ['RCPT', '554 5.7.1 relay access denied', Error],
  ['MAIL', '550 no such sender', Error],
  ['RCPT', '550 5.1.1 no such mailbox', Undeliverable],
  ['RCPT', '553 no such name', Undeliverable],
  ['RCPT', '554 not here', Undeliverable],
  ['.', '554 5.6.0 not taken', Undeliverable],
  ['.', '451 try later', Error],
])('mail: a server that answers %s with %s: %o', async (command, answer, kind) => {
  mailRefuses = { command, answer }
  const failure = await mail()
    .send({ ...message, recipient: 'siti@nmw.example' })
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ message: expect.stringContaining(answer) })
  expect(failure instanceof Undeliverable).toBe(kind === Undeliverable)
  expect(mails).toEqual([])
})

test('mail: a server that never finishes counts as not sent, and is disconnected', async () => {
  mailStalls = true
  await expect(mail(300).send({ ...message, recipient: 'siti@nmw.example' })).rejects.toThrow('took longer than 300 ms')
  await eventually(async () => expect(await openConnections()).toBe(0))
  expect(mails).toEqual([])
})
