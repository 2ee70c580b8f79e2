import { MEMBER_PATHS } from '@nmw/contract/member-paths'
import { expect, test } from 'vitest'
import { memberRoutes } from './member-routes.tsx'

test('banner: a banner may link to every page of the member area and to no other page', () => {
  const routes = Object.values(memberRoutes.children ?? {})
  expect([...MEMBER_PATHS]).toEqual(routes.map(({ options }) => 'path' in options && options.path))
})
