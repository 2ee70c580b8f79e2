import { expect, test } from 'vitest'
import { redirectPath } from './redirect-path.ts'

test.each(['/user/order', '/user/order?category=live', '/user/consult-detail/12'])(
  'sign-in redirect: %s is followed',
  (path) => {
    expect(redirectPath(path)).toBe(path)
  },
)

test.each([
  undefined,
  '',
  '/auth/login',
  '/userhome',
  '//evil.example/user/',
  'https://evil.example/user/',
  '/user//evil.example',
  '/user/\\evil.example',
  '/user/logout',
])('sign-in redirect: %s is replaced by the home page', (path) => {
  expect(redirectPath(path)).toBe('/user/home')
})
