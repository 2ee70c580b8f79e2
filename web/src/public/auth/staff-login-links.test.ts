import { expect, test } from 'vitest'
import { staffLoginLinks, encodeSites } from './staff-login-links.ts'

const places = (...sites: Parameters<typeof encodeSites>[0]) =>
  staffLoginLinks(encodeSites(sites)).map(({ href }) => href)

test('sign in places: staff with a new password are led to where they may sign in, patients to their own page', () => {
  expect(places('member')).toEqual([])
  expect(places('dashboard')).toEqual(['/dashboard/login'])
  expect(places('dashboard', 'ops')).toEqual(['/dashboard/login', '/ops/login'])
})

test('sign in places: an address made up by somebody else leads nowhere else', () => {
  expect(staffLoginLinks('https://evil.test //evil.test member')).toEqual([])
  expect(staffLoginLinks(undefined)).toEqual([])
})
