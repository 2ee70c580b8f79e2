import { MEMBER_PATHS } from '@nmw/contract/member-paths'
import { expect, test } from 'vitest'
import './member-routes.tsx'
import { pages } from './page-options.tsx'

test('a slide may lead to every page of the member area, and to nothing else', () => {
  expect([...MEMBER_PATHS]).toEqual([...pages.keys()])
})
