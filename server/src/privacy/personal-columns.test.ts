import { getColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { account, accountAfterDeletion, patient, patientAfterDeletion } from '../database/schema/account-table.ts'
import { deletedWithPerson } from './delete-personal-data.ts'
import { withoutPersonalData } from './without-personal-data.ts'

/** Records of treatment, money, consent and staff, and what expires by itself: the account is named by number only. */
const kept = [
  'appointment',
  'appointment_event',
  'chat',
  'chat_message',
  'checkout',
  'closure',
  'consent',
  'content_draft',
  'content_version',
  'desk_payment',
  'doctor',
  'idempotency_key',
  'member_voucher',
  'membership',
  'one_time_code',
  'order',
  'order_event',
  'payment_notification',
  'prescription',
  'refund_case',
  'reset_key',
  'sale',
  'session',
  'setting',
  'staff_branch',
  'stock_entry',
  'stored_file',
  'upload',
  'visit_photo',
]

test.each([
  ['account', account, accountAfterDeletion],
  ['patient', patient, patientAfterDeletion],
])('privacy: every column of %s says what becomes of it when a person is deleted', (name, table, marks) => {
  const unmarked = Object.keys(getColumns(table)).filter((column) => !(column in marks))
  expect(
    unmarked,
    `Put them into ${name}AfterDeletion in database/schema/account-table.ts: personal data with the value it becomes, anything else as STAYS`,
  ).toEqual([])
})

test('privacy: every table that names an account is deleted with it, or kept on purpose', () => {
  const modules = import.meta.glob<Record<string, unknown>>('../database/schema/*-table.ts', { eager: true })
  const tables = Object.values(modules).flatMap((module) => Object.values(module).filter((one) => is(one, PgTable)))
  const naming = tables
    .map((table) => getTableConfig(table))
    .filter(({ foreignKeys }) => foreignKeys.some((key) => key.reference().foreignTable === account))
    .map(({ name }) => name)
  const deleted = deletedWithPerson.map((table) => getTableConfig(table).name)
  expect(
    naming.toSorted(),
    'Put a table with personal data into deletedWithPerson (privacy/delete-personal-data.ts), a record that stays into this list',
  ).toEqual(['patient', ...deleted, ...kept].toSorted())
})

test('privacy: deletion changes the personal columns and no other', () => {
  expect(withoutPersonalData(patientAfterDeletion, 7)).toEqual({
    birthPlace: null,
    employment: null,
    address: null,
    districtId: null,
    postalCode: null,
    photo: null,
    guardianName: null,
    guardianPhone: null,
  })
  expect(withoutPersonalData(accountAfterDeletion, 7)).toEqual({
    email: expect.stringMatching(/^closed-7-[\w-]{36}@nmw\.invalid$/),
    emailVerifiedAt: null,
    phone: null,
    phoneVerifiedAt: null,
    fullName: 'Akun dihapus',
    passwordHash: '!',
  })
})
