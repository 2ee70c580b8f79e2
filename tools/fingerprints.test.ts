import { expect, test } from 'vitest'
import { fingerprints } from './fingerprints.ts'
import { whatChanged } from './made-up-house.ts'

const house = {
  'web/src/ui/button.tsx': '',
  'web/src/ui/card.tsx': '',
  'web/src/member/order/order-screen.tsx': "import { Button } from '../../ui/button.tsx'",
  'web/src/app/router.tsx': "const later = () => import('../member/order/order-screen.tsx')",
}

test('what changed is a file, whoever imports it, near or far, and nothing else', () => {
  expect(whatChanged(fingerprints, house, { ...house, 'web/src/ui/button.tsx': 'export {}' })).toEqual([
    'web/src/ui/button.tsx',
    'web/src/member/order/order-screen.tsx',
    'web/src/app/router.tsx',
  ])
  expect(whatChanged(fingerprints, house, { ...house, 'web/src/ui/card.tsx': 'export {}' })).toEqual([
    'web/src/ui/card.tsx',
  ])
  expect(whatChanged(fingerprints, house, house)).toEqual([])
})

test('settings, versions and ambient types change every file', () => {
  expect(whatChanged(fingerprints, house, house, ['strict'])).toEqual(Object.keys(house))
  expect(whatChanged(fingerprints, house, { ...house, 'web/src/ui/card.tsx': 'declare global {}' })).toEqual(
    Object.keys(house),
  )
})

test('in a circle every file sees the others', () => {
  const circle = { 'tools/a.ts': "import './b.ts'", 'tools/b.ts': "import './c.ts'", 'tools/c.ts': "import './a.ts'" }
  const later = { ...circle, 'tools/b.ts': "import './c.ts' // and more" }
  expect(whatChanged(fingerprints, circle, later)).toEqual(Object.keys(circle))
})
