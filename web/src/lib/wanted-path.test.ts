import { expect, test } from 'vitest'
import { wantedPath } from './wanted-path.ts'

test.each(['/user/order', '/user/order?category=live', '/user/consult-detail/12'])(
  'wanted path: %s is kept',
  (path) => {
    expect(wantedPath(path)).toBe(path)
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
])('wanted path: %s leads home', (path) => {
  expect(wantedPath(path)).toBe('/user/home')
})
