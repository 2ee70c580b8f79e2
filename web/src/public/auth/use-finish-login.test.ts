import { expect, test } from 'vitest'
import { placeAfter } from './use-finish-login.ts'

test('use finish login: the server says whether a sign-in has to wait, not the number of other devices', () => {
  const [first, second] = [
    { sessions: [], pending: true },
    { sessions: [{}, {}, {}], pending: false },
  ]
  expect(placeAfter(first, '/user/order')).toEqual({ href: '/auth/remove-session?next=%2Fuser%2Forder' })
  expect(placeAfter(first, undefined)).toEqual({ href: '/auth/remove-session' })
  expect(placeAfter(second, '/user/order')).toEqual({ href: '/user/order', replace: true })
  expect(placeAfter(second, undefined)).toEqual({ href: '/user/home', replace: true })
})
