import { MEMBER_PATHS } from '@nmw/contract/member-paths'
import { expect, test } from 'vitest'
import { memberRoutes } from './member-routes.tsx'

test('member paths: a slide may lead to every page of the member area, and to nothing else', () => {
  const routes = Object.values(memberRoutes.children ?? {})
  expect([...MEMBER_PATHS]).toEqual(routes.map(({ options }) => 'path' in options && options.path))
})
