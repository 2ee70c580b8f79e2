import { expect, test } from 'vitest'
import { staffPlaces, writeSites } from './sign-in-places.ts'

const places = (...sites: Parameters<typeof writeSites>[0]) => staffPlaces(writeSites(sites)).map(({ href }) => href)

test('sign in places: staff with a new password are led to where they may sign in, patients to their own page', () => {
  expect(places('member')).toEqual([])
  expect(places('dashboard')).toEqual(['/dashboard/login'])
  expect(places('dashboard', 'ops')).toEqual(['/dashboard/login', '/ops/login'])
})

test('sign in places: an address made up by somebody else leads nowhere else', () => {
  expect(staffPlaces('https://evil.test //evil.test member')).toEqual([])
  expect(staffPlaces(undefined)).toEqual([])
})
