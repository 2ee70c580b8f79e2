import { expect, test } from 'vitest'
import { staffLoginLinks, encodeSites } from './staff-login-links.ts'

const places = (...sites: Parameters<typeof encodeSites>[0]) =>
  staffLoginLinks(encodeSites(sites)).map(({ href }) => href)

test('password reset: staff get links to their login pages, patients to their own', () => {
  expect(places('member')).toEqual([])
  expect(places('dashboard')).toEqual(['/dashboard/login'])
  expect(places('dashboard', 'ops')).toEqual(['/dashboard/login', '/ops/login'])
})

test('password reset: an unknown site in the URL adds no link', () => {
  expect(staffLoginLinks('https://evil.test //evil.test member')).toEqual([])
  expect(staffLoginLinks(undefined)).toEqual([])
})
