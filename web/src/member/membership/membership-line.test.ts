import { expect, test } from 'vitest'
import { isActiveMember, membershipLine } from './membership-line.ts'

const none = { userPoint: 0, statusMembership: false, expiredMembership: null, noMember: null, expiredPoint: null }
const active = {
  userPoint: 84,
  statusMembership: true,
  expiredMembership: '2027-06-13',
  noMember: 'NMW-0000123',
  expiredPoint: '2027-09-11',
}

test('membership: the card shows until when it is valid', () => {
  expect(membershipLine(active)).toBe('Masa Berlaku Keanggotaan anda (13\u00A0Juni\u00A02027)')
  expect(isActiveMember(active)).toBe(true)
})

test('membership: the card shows that it has expired', () => {
  expect(membershipLine({ ...active, statusMembership: false })).toBe('Keanggotaan Kadaluarsa')
  expect(isActiveMember({ ...active, statusMembership: false })).toBe(false)
})

test('membership: the card shows that it is not active yet, even with status true', () => {
  expect(membershipLine(none)).toBe('Keanggotaan Belum Aktif')
  expect(membershipLine({ ...none, statusMembership: true })).toBe('Keanggotaan Belum Aktif')
  expect(isActiveMember({ ...none, statusMembership: true })).toBe(false)
})
