import * as chats from '@nmw/contract/chat'
import { listNotifications, type NotificationItem } from '@nmw/contract/notification'
import { readShellProfile } from '@nmw/contract/shell-profile'
import { ROLES } from '@nmw/contract/role'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { chat, chatMessage } from '../database/schema/chat-table.ts'
import { notificationRoutes } from '../notification/notification-routes.ts'
import { shellProfileRoutes } from '../profile/shell-profile-routes.ts'
import { createTestBranch } from '../testing/make/create-test-branch.ts'
import { createTestDoctor } from '../testing/make/create-visit.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { chatRoutes } from './chat-routes.ts'
import { ensureChat } from './ensure-chat.ts'

let testApp: TestApp
let menteng: Awaited<ReturnType<typeof createTestBranch>>
let anindita: Awaited<ReturnType<typeof createDoctor>>
beforeAll(async () => {
  testApp = await openTestApp({ routes: [...chatRoutes, ...notificationRoutes, ...shellProfileRoutes] })
  menteng = await createTestBranch(testApp, { name: 'Klinik NMW Menteng', image: 'branch-1.webp' })
  anindita = await createDoctor()
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => testApp.close())

type Sent = Parameters<TestApp['send']>[1]

async function createDoctor() {
  const { doctor, staff } = await createTestDoctor(testApp)
  return { ...doctor, accountId: staff.id, headers: staff.headers }
}

type Read = { thread: chats.Thread; messages: chats.ChatMessage[]; page: { totalData: number }; now: string }

let keys = 0
const newKey = () => `key-${++keys}-0000`
const stopClock = (moment: Date) => vi.spyOn(testApp.context, 'now').mockReturnValue(moment)
const later = (moment: string | Date, milliseconds: number) => new Date(new Date(moment).getTime() + milliseconds)

async function member() {
  const person = await createPatient(testApp)
  const headers = await signIn(testApp, person)
  const send = (endpoint: Parameters<TestApp['send']>[0], sent: Sent = {}) =>
    testApp.send(endpoint, sent, headers, '10.5.5.5')
  const start = async (branch = menteng.id) =>
    ((await send(chats.startThread, { body: { branch } })).result as { id: number }).id
  const withDoctor = () =>
    ensureChat(testApp.db, { patientId: person.id, branchId: menteng.id, doctorId: anindita.id, at: new Date() })
  const say = (id: number, text: string, key = newKey()) =>
    send(chats.sendMessage, { params: { id: String(id) }, body: { text, key } })
  const read = async (id: number, query: Record<string, string> = {}) =>
    (await send(chats.readThread, { params: { id: String(id) }, query })).result as Read
  const list = async () => (await send(chats.listThreads)).result as { datas: chats.Thread[]; unread: number }
  const markRead = (id: number) => send(chats.markThreadRead, { params: { id: String(id) } })
  const unread = async () =>
    (await send(readShellProfile)).result as { unreadMessage: number; unreadNotification: number }
  const news = async () => ((await send(listNotifications)).result as { data: NotificationItem[] }).data
  return {
    id: person.id,
    name: person.fullName,
    headers,
    send,
    start,
    withDoctor,
    say,
    read,
    list,
    markRead,
    unread,
    news,
  }
}

async function staff(roleId: number, branchId = menteng.id) {
  const person = await createPatient(testApp, { roleId, branchId })
  return { ...person, headers: await signIn(testApp, person, 'ops') }
}

const answer = ({ headers }: { headers: Record<string, string> }, id: number, text: string, key = newKey()) =>
  testApp.send(chats.answerThread, { params: { id: String(id) }, body: { text, key } }, headers, '10.6.6.6')

describe('chat: with a branch', () => {
  test('there is one conversation each, even if started twenty times at once', async () => {
    const { start, list } = await member()
    const ids = await Promise.all(Array.from({ length: 20 }, () => start()))
    expect(new Set(ids).size).toBe(1)
    expect(await list()).toEqual({
      datas: [
        {
          id: ids[0],
          title: 'Klinik NMW Menteng',
          branch: 'Klinik NMW Menteng',
          image: 'branch-1.webp',
          timezone: 'Asia/Jakarta',
          withDoctor: false,
          lastMessage: '',
          lastImage: false,
          lastMine: false,
          lastMessageAt: expect.any(String),
          unread: 0,
          sessionEndsAt: null,
          state: 'free',
          canSend: true,
        },
      ],
      unread: 0,
    })
  })

  test('a closed or unknown branch cannot be written to', async () => {
    const { send } = await member()
    const closed = await createTestBranch(testApp, { active: false })
    for (const branch of [closed.id, 99_999]) {
      expect(await send(chats.startThread, { body: { branch } })).toMatchObject({
        code: 400,
        message: 'Cabang tidak ada',
      })
    }
  })

  test('messages come back in order, page by page from the newest', async () => {
    const { name, start, say, read } = await member()
    const office = await staff(ROLES.frontOffice)
    const id = await start()
    expect(await say(id, '  Selamat pagi\n\ndok  ')).toMatchObject({
      code: 200,
      result: { id: expect.any(Number), mine: true, sender: name, text: 'Selamat pagi\n\ndok', image: null },
    })
    for (let more = 2; more <= 5; more++) await say(id, `Pesan ${more}`)
    await answer(office, id, 'Baik, kami bantu')
    const { messages, page, thread } = await read(id, { limit: '4' })
    expect(messages.map(({ key }) => key)).toEqual([...Array(3).fill(expect.stringMatching(/^key-/)), null])
    expect(messages.map(({ text, mine, sender }) => [text, mine, sender])).toEqual([
      ['Pesan 3', true, name],
      ['Pesan 4', true, name],
      ['Pesan 5', true, name],
      ['Baik, kami bantu', false, 'Klinik NMW Menteng'],
    ])
    expect(page).toEqual({ currentPage: 1, totalPage: 2, totalData: 6, limit: 4 })
    expect(thread).toMatchObject({ lastMessage: 'Baik, kami bantu', lastMine: false, unread: 1, canSend: true })
    const older = await read(id, { limit: '4', page: '2' })
    expect(older.messages.map(({ text }) => text)).toEqual(['Selamat pagi\n\ndok', 'Pesan 2'])
  })

  test('the latest conversation comes first', async () => {
    const { start, say, list } = await member()
    const second = await createTestBranch(testApp)
    const [one, other] = [await start(), await start(second.id)]
    await say(one, 'a')
    await say(other, 'b')
    await say(one, 'c')
    expect((await list()).datas.map(({ id, lastMessage, lastMine }) => [id, lastMessage, lastMine])).toEqual([
      [one, 'c', true],
      [other, 'b', true],
    ])
  })

  test('a repeat with the same key sends nothing twice', async () => {
    const { start, say, read } = await member()
    const id = await start()
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 20 }, () => say(id, 'Halo', key)))
    expect(new Set(answers.map(({ code, result }) => `${code} ${(result as chats.ChatMessage).id}`)).size).toBe(1)
    expect((await read(id)).messages).toHaveLength(1)
    expect(await say(id, 'Lain', key)).toMatchObject({ code: 422, message: chats.KEY_USED })
    const second = await createTestBranch(testApp)
    expect(await say(await start(second.id), 'Halo', key)).toMatchObject({ code: 422 })
    const other = await member()
    expect(await other.say(await other.start(), 'Halo', key)).toMatchObject({ code: 200 })
  })

  test('one key in two conversations at once is used once', async () => {
    const { start, say } = await member()
    const second = await createTestBranch(testApp)
    const ids = [await start(), await start(second.id)]
    for (let round = 0; round < 10; round++) {
      const key = newKey()
      const codes = await Promise.all(ids.map(async (id) => (await say(id, 'Halo', key)).code))
      expect(codes.toSorted((one, other) => one - other)).toEqual([200, 422])
    }
  })

  test('many messages are rate limited', async () => {
    const { start, say } = await member()
    const id = await start()
    const codes = await Promise.all(
      Array.from({ length: chats.MESSAGES_PER_MINUTE + 5 }, async () => (await say(id, 'Halo')).code),
    )
    expect(codes.filter((code) => code === 200)).toHaveLength(chats.MESSAGES_PER_MINUTE)
    expect(codes.filter((code) => code === 429)).toHaveLength(5)
    testApp.clock.advance(61)
    expect((await say(id, 'Halo')).code).toBe(200)
    testApp.clock.reset()
  })
})

describe('chat: with a doctor', () => {
  test('one question and an answer open ten minutes, and then it is over', async () => {
    const { withDoctor, say, read, list } = await member()
    const id = await withDoctor()
    expect((await read(id)).thread).toMatchObject({
      title: `dr. ${anindita.fullName}`,
      withDoctor: true,
      state: 'opening',
      canSend: true,
      sessionEndsAt: null,
    })
    expect((await say(id, 'Dok, kulit saya merah')).code).toBe(200)
    expect((await read(id)).thread).toMatchObject({ state: 'waiting', canSend: false })
    expect(await say(id, 'Halo?')).toMatchObject({ code: 409, message: chats.CHAT_WAITING })
    const asked = new Date('2027-01-10T03:00:00Z')
    stopClock(asked)
    expect((await answer(anindita, id, 'Sejak kapan?')).code).toBe(200)
    expect((await read(id)).thread).toMatchObject({
      state: 'session',
      canSend: true,
      sessionEndsAt: '2027-01-10T03:10:00.000Z',
    })
    stopClock(later(asked, 599_999))
    expect((await say(id, 'Sejak kemarin')).code).toBe(200)
    const { thread, now } = await read(id)
    expect([thread.sessionEndsAt, now]).toEqual(['2027-01-10T03:10:00.000Z', '2027-01-10T03:09:59.999Z'])
    stopClock(later(asked, 600_000))
    expect(await say(id, 'Terima kasih')).toMatchObject({ code: 409, message: chats.CHAT_ENDED })
    expect((await list()).datas[0]).toMatchObject({ state: 'ended', canSend: false, sessionEndsAt: null })
  })

  test('a repeat of a message sent in time is accepted after the end', async () => {
    const { withDoctor, say } = await member()
    const id = await withDoctor()
    const start = new Date('2027-01-10T03:00:00Z')
    stopClock(start)
    await answer(anindita, id, 'Halo')
    const key = newKey()
    const first = await say(id, 'Halo dok', key)
    stopClock(later(start, 600_000))
    expect(await say(id, 'Halo dok', key)).toMatchObject({ code: 200, result: first.result })
  })

  test('answers in a session do not extend it, one after it opens another', async () => {
    const { withDoctor, read } = await member()
    const id = await withDoctor()
    const start = new Date('2027-01-10T03:00:00Z')
    for (const [after, ends] of [
      [0, '03:10'],
      [300_000, '03:10'],
      [599_999, '03:10'],
      [600_000, '03:20'],
    ] as const) {
      stopClock(later(start, after))
      await answer(anindita, id, 'Jawaban')
      expect((await read(id)).thread.sessionEndsAt).toBe(`2027-01-10T${ends}:00.000Z`)
    }
  })

  test('of twenty opening questions at once one is accepted', async () => {
    for (let round = 0; round < 10; round++) {
      const { withDoctor, say, read } = await member()
      const id = await withDoctor()
      const codes = await Promise.all(Array.from({ length: 20 }, async (_, place) => (await say(id, `T${place}`)).code))
      expect(codes.filter((code) => code === 200)).toHaveLength(1)
      expect(codes.filter((code) => code === 409)).toHaveLength(19)
      expect((await read(id)).messages).toHaveLength(1)
    }
  })

  test('of twenty messages around the end none is accepted after it', async () => {
    const { withDoctor, say } = await member()
    const id = await withDoctor()
    const start = new Date('2027-01-10T03:00:00Z')
    stopClock(start)
    await answer(anindita, id, 'Halo')
    const end = later(start, 600_000)
    // The clock advances by one step at each reading, and passes the end somewhere in the middle.
    let looks = 0
    vi.spyOn(testApp.context, 'now').mockImplementation(() => later(end, (looks++ - 10) * 100))
    const codes = await Promise.all(Array.from({ length: 20 }, async (_, place) => (await say(id, `P${place}`)).code))
    const taken = await testApp.db
      .select()
      .from(chatMessage)
      .where(and(eq(chatMessage.chatId, id), eq(chatMessage.sender, 'patient')))
    expect(taken.every(({ createdAt }) => createdAt < end)).toBe(true)
    expect(taken.length).toBe(codes.filter((code) => code === 200).length)
    expect(taken.length).toBeGreaterThan(0)
    expect(taken.length).toBeLessThan(20)
    expect(codes.filter((code) => code !== 200 && code !== 409)).toEqual([])
  })

  test('the database refuses a session with a branch', async () => {
    const { start } = await member()
    const id = await start()
    await expect(testApp.db.update(chat).set({ sessionEndsAt: new Date() }).where(eq(chat.id, id))).rejects.toThrow()
  })
})

describe('chat: clinic', () => {
  test.each([
    ['front office of the branch', () => staff(ROLES.frontOffice), 200, 404],
    [
      'front office of another branch',
      async () => staff(ROLES.frontOffice, (await createTestBranch(testApp)).id),
      404,
      404,
    ],
    [
      'an administrator from anywhere',
      async () => staff(ROLES.administrator, (await createTestBranch(testApp)).id),
      200,
      404,
    ],
    ['the doctor', () => Promise.resolve(anindita), 404, 200],
    ['another doctor', () => createDoctor(), 404, 404],
    ['a pharmacist', () => staff(ROLES.pharmacist), 403, 403],
  ])('%s', async (_who, person, toBranch, toDoctor) => {
    const { start, withDoctor } = await member()
    const who = await person()
    expect((await answer(who, await start(), 'Halo')).code).toBe(toBranch)
    expect((await answer(who, await withDoctor(), 'Halo')).code).toBe(toDoctor)
  })

  test('an answer is in the audit log, notifies the patient and counts as unread', async () => {
    const { id: patient, withDoctor, say, unread, news, markRead, list } = await member()
    const id = await withDoctor()
    await say(id, 'Dok?')
    const { result } = await answer(anindita, id, 'Ya?')
    expect(result).toMatchObject({ mine: true, sender: `dr. ${anindita.fullName}`, text: 'Ya?' })
    const rows = await testApp.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'answer-chat'))
      .orderBy(auditEntry.id)
    expect(rows.at(-1)).toMatchObject({
      accountId: anindita.accountId,
      object: String(id),
      ip: '10.6.6.6',
      detail: { patient, message: (result as chats.ChatMessage).id },
    })
    await answer(anindita, id, 'Bisa kirim foto?')
    expect(await unread()).toMatchObject({ unreadMessage: 2, unreadNotification: 1 })
    expect((await list()).unread).toBe(2)
    expect(await news()).toMatchObject([
      { category: 4, messages: `dr. ${anindita.fullName} membalas pesan Anda.`, link: `/user/message?id=${id}` },
    ])
    expect(await markRead(id)).toMatchObject({ code: 200, result: true })
    expect(await markRead(id)).toMatchObject({ code: 200, result: true })
    expect(await unread()).toMatchObject({ unreadMessage: 0, unreadNotification: 0 })
    await answer(anindita, id, 'Baik')
    expect(await unread()).toMatchObject({ unreadMessage: 1, unreadNotification: 1 })
    expect(await news()).toHaveLength(2)
  })

  test('an answer sent twice is one answer, one notification and one audit entry', async () => {
    const { start, news, read } = await member()
    const office = await staff(ROLES.frontOffice)
    const id = await start()
    const key = newKey()
    await Promise.all(Array.from({ length: 10 }, () => answer(office, id, 'Halo', key)))
    expect((await read(id)).messages).toHaveLength(1)
    expect(await news()).toHaveLength(1)
    const rows = await testApp.db.select().from(auditEntry).where(eq(auditEntry.accountId, office.id))
    expect(rows.filter(({ action }) => action === 'answer-chat')).toHaveLength(1)
  })
})

describe('chat: access', () => {
  test("another patient's conversation looks exactly like a missing one", async () => {
    const siti = await member()
    const budi = await member()
    const theirs = await budi.start()
    await budi.say(theirs, 'Rahasia')
    const body = { text: 'Halo', key: newKey() }
    for (const [endpoint, sent] of [
      [chats.readThread, {}],
      [chats.sendMessage, { body }],
      [chats.markThreadRead, {}],
    ] as const) {
      const foreign = await siti.send(endpoint, { ...sent, params: { id: String(theirs) } })
      const missing = await siti.send(endpoint, { ...sent, params: { id: '2147483647' } })
      expect([foreign.code, foreign.message, foreign.result]).toEqual([404, 'Data Tidak Ditemukan', null])
      expect([missing.code, missing.message]).toEqual([foreign.code, foreign.message])
    }
    const office = await staff(ROLES.frontOffice)
    expect((await answer(office, 2_147_483_647, 'Halo')).code).toBe(404)
    expect((await budi.read(theirs)).messages).toHaveLength(1)
    expect((await siti.list()).datas).toEqual([])
  })
})

describe('chat: bad input', () => {
  const key = 'a-good-key'
  test.each([
    [{ text: '', key }, 'Tulis pesan atau pilih gambar'],
    [{ text: '   \n ', key }, 'Tulis pesan atau pilih gambar'],
    [{ key }, 'Tulis pesan atau pilih gambar'],
    [{ text: 'x'.repeat(2001), key }, 'Pesan maksimal 2000 karakter'],
    [{ text: 'a\u0000b', key }, 'Pesan berisi karakter yang tidak diizinkan'],
    [{ text: '\u001b[2J', key }, 'Pesan berisi karakter yang tidak diizinkan'],
    [{ text: 5, key }, undefined],
    [{ text: ['x'], key }, undefined],
    [{ text: null, key }, undefined],
    [{ text: 'x' }, 'Kunci pesan wajib diisi'],
    [{ text: 'x', key: 'short' }, 'Kunci pesan tidak valid'],
    [{ text: 'x', key: 'k'.repeat(65) }, 'Kunci pesan tidak valid'],
    [{ text: 'x', key: 'with spaces in it' }, 'Kunci pesan tidak valid'],
    [{ text: 'x', key, sender: 'clinic' }, 'Kolom tidak dikenal: sender'],
    [{ text: 'x', key, senderId: 1, mine: false }, 'Kolom tidak dikenal: senderId, mine'],
    [{ text: 'x', key, image: 'x'.repeat(101) }, undefined],
    [{ text: 'x', key, image: '../../etc/passwd' }, 'Gambar Tidak Valid'],
    [{ text: 'x', key, image: 'doctor-01.webp' }, 'Gambar Tidak Valid'],
  ])('%j is refused', async (body, message) => {
    const { start, send, read } = await member()
    const id = await start()
    const refusal = await send(chats.sendMessage, { params: { id: String(id) }, body })
    expect(refusal).toMatchObject({ code: 400, ...(message && { message }) })
    expect((await read(id)).messages).toEqual([])
  })

  test('a body that is far too large is not read', async () => {
    const { start, say } = await member()
    const huge = await say(await start(), 'x'.repeat(300_000))
    expect(huge).toMatchObject({ code: 413, message: 'Data yang dikirim terlalu besar' })
  })

  test('2000 characters fit, also those of two code units', async () => {
    const { start, say, read } = await member()
    const id = await start()
    expect((await say(id, 'x'.repeat(2000))).code).toBe(200)
    expect((await say(id, '🌸'.repeat(1000))).code).toBe(200)
    expect((await say(id, '\u202Eterbalik <script>alert(1)</script>')).code).toBe(200)
    expect((await read(id)).messages.at(-1)?.text).toBe('\u202Eterbalik <script>alert(1)</script>')
  })

  test.each(['0', '-5', '1.5', 'abc', '9'.repeat(50), '%00', 'null', '[object Object]'])(
    'the id %s is refused',
    async (id) => {
      const { send } = await member()
      for (const endpoint of [chats.readThread, chats.markThreadRead]) {
        expect([400, 404]).toContain((await send(endpoint, { params: { id } })).code)
      }
      const { code } = await send(chats.sendMessage, { params: { id }, body: { text: 'x', key: 'a-good-key' } })
      expect([400, 404]).toContain(code)
    },
  )

  test.each([
    {},
    { branch: 'x' },
    { branch: 0 },
    { branch: 1.5 },
    { branch: 1e12 },
    { branch: null },
    { branch: [1, 2] },
  ])('a conversation with %j cannot be started', async (body) => {
    const { send } = await member()
    expect((await send(chats.startThread, { body })).code).toBe(400)
  })
})

test('chat: a hundred conversations are read in one statement', async () => {
  const { id, list, headers } = await member()
  const at = new Date()
  for (let count = 0; count < 100; count++) {
    const { id: branchId } = await createTestBranch(testApp)
    const chatId = await ensureChat(testApp.db, { patientId: id, branchId, doctorId: null, at })
    const common = { chatId, sender: 'clinic' as const, senderId: id, createdAt: at }
    await testApp.db.insert(chatMessage).values([
      { ...common, body: 'satu', clientKey: newKey() },
      { ...common, body: `dua ${count}`, clientKey: newKey() },
    ])
  }
  await list()
  const statements = vi.spyOn(testApp.pool, 'query')
  const { result } = await testApp.send(chats.listThreads, {}, headers, '10.5.5.5')
  // One for the session, one for the list.
  expect(statements).toHaveBeenCalledTimes(2)
  const { datas, unread } = result as { datas: chats.Thread[]; unread: number }
  expect([datas.length, unread]).toEqual([100, 200])
  expect(datas.every(({ lastMessage }) => lastMessage.startsWith('dua'))).toBe(true)
})
