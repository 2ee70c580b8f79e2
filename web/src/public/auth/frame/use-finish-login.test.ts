import { expect, test } from 'vitest'
import { destinationAfterLogin } from './use-finish-login.ts'

test('login: the server decides whether the device list is shown, not the number of other devices', () => {
  const [first, second] = [
    { sessions: [], pending: true },
    { sessions: [{}, {}, {}], pending: false },
  ]
  expect(destinationAfterLogin(first, '/user/order')).toEqual({ href: '/auth/remove-session?next=%2Fuser%2Forder' })
  expect(destinationAfterLogin(first, undefined)).toEqual({ href: '/auth/remove-session' })
  expect(destinationAfterLogin(second, '/user/order')).toEqual({ href: '/user/order', replace: true })
  expect(destinationAfterLogin(second, undefined)).toEqual({ href: '/user/home', replace: true })
})
