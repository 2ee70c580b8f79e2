import { forgotPassword } from '@nmw/contract/auth'
import { checkVoucherCode } from '@nmw/contract/ops-desk'
import { requestDeletion } from '@nmw/contract/privacy'
import { changeEmail } from '@nmw/contract/profile'
import { register } from '@nmw/contract/registration'
import { createSale } from '@nmw/contract/sale'
import { like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authRoutes } from '../../auth/auth-routes.ts'
import { attempt } from '../../database/schema/attempt-table.ts'
import { phoneTicket } from '../../database/schema/one-time-code-table.ts'
import { privacyRoutes } from '../../privacy/privacy-routes.ts'
import { profileRoutes } from '../../profile/profile-routes.ts'
import { saleRoutes } from '../../sale/sale-routes.ts'
import { hashToken } from '../../secret.ts'
import { voucherDeskRoutes } from '../../voucher/voucher-desk-routes.ts'
import type { Answer } from '../app/test-visitor.ts'
import { createTestBranch } from '../make/create-test-branch.ts'
import { createTreatment } from '../make/create-goods.ts'
import { createPatient } from '../make/create-patient.ts'
import { createStaff } from '../make/create-staff.ts'
import { openTestApp, type TestApp } from '../app/open-test-app.ts'
import { signIn } from '../app/sign-in.ts'

let testApp: TestApp
let branch: number
beforeAll(async () => {
  testApp = await openTestApp({
    routes: [...authRoutes, ...privacyRoutes, ...profileRoutes, ...saleRoutes, ...voucherDeskRoutes],
  })
  branch = (await createTestBranch(testApp)).id
})
afterAll(() => testApp.close())

type Attempt = (number: number) => Promise<Answer>

const key = { authorization: 'Bearer nmw-public' }
const unknownCode = 'AAAA-BBBB-CCCC'

/** A new address for each attempt, so that only the limit under test applies. */
const ipOf = (number: number) => `10.9.${branch}.${number}`

const newMember = async () => signIn(testApp, await createPatient(testApp))

async function checkAtDesk() {
  const { headers } = await createStaff(testApp, { branchId: branch })
  const body = { branch, code: unknownCode }
  return (ip: string) => testApp.send(checkVoucherCode, { body }, headers, ip)
}

/** What is limited, how many attempts are allowed, and the attempt. */
const limits: [what: string, times: number, start: () => Promise<Attempt>][] = [
  [
    'password confirmations',
    5,
    async () => {
      const headers = await newMember()
      const body = { password: 'Salah1234' }
      return (number) => testApp.send(requestDeletion, { body }, headers, ipOf(number))
    },
  ],
  [
    'links to confirm a new address for one account',
    5,
    async () => {
      const headers = await newMember()
      return (number) =>
        testApp.send(changeEmail, { body: { email: `flood-${number}@nmw.example` } }, headers, ipOf(number))
    },
  ],
  [
    'password reset links for one address',
    5,
    async () => {
      const body = { username: 'flooded@nmw.example' }
      return (number) => testApp.send(forgotPassword, { body }, key, ipOf(number))
    },
  ],
  [
    'sign-ups with one ticket',
    10,
    async () => {
      const now = testApp.context.now()
      const expiresAt = new Date(now.getTime() + 600_000)
      // A used ticket is refused before the password is hashed, which is slow.
      const spent = { phone: '6281000000777', expiresAt, usedAt: now }
      await testApp.db.insert(phoneTicket).values({ ticketHash: hashToken('ticket-of-many'), ...spent })
      const body = {
        ticket: 'ticket-of-many',
        email: 'ticket@nmw.example',
        fullName: 'Putri Ayu',
        password: 'Rahasia123',
        rePassword: 'Rahasia123',
        noKTP: '3273025703949001',
        birthDate: '1994-03-17',
        gender: 0,
        consents: { account: true, health: true, photo: false, marketing: false },
      }
      return (number) => testApp.send(register, { body }, key, ipOf(number))
    },
  ],
  [
    'voucher codes checked by one desk',
    10,
    async () => {
      const check = await checkAtDesk()
      return (number) => check(ipOf(number))
    },
  ],
  [
    'voucher codes in the sales of one desk',
    10,
    async () => {
      const { headers } = await createStaff(testApp, { branchId: branch })
      const { id } = await createTreatment(testApp)
      const items = [{ kind: 'treatment', id, quantity: 1 }]
      const body = { branchId: branch, items, payment: { voucher: { code: unknownCode } } }
      return (number) => testApp.send(createSale, { body }, headers, ipOf(number))
    },
  ],
  [
    'voucher codes from one IP address',
    2,
    async () => {
      const ip = '10.9.200.1'
      const desks = [await checkAtDesk(), await checkAtDesk(), await checkAtDesk()]
      await desks[0]!(ip)
      // As if other desks had made all attempts but two.
      await testApp.db
        .update(attempt)
        .set({ count: 98 })
        .where(like(attempt.key, `%${ip}`))
      return (number) => desks[number]!(ip)
    },
  ],
]

test.each(limits)('attempt limits: %s: after %i attempts the caller has to wait', async (_what, times, start) => {
  const attemptNumber = await start()
  const codes: number[] = []
  for (let number = 0; number <= times; number++) codes.push((await attemptNumber(number)).code)
  const last = codes.pop()
  expect({ early: codes.includes(429), broken: codes.some((code) => code >= 500), last }).toEqual({
    early: false,
    broken: false,
    last: 429,
  })
})
