import { expect, test } from 'vitest'
import { fingerprints } from './fingerprints.ts'
import { readImports } from './read-imports.ts'

const house = {
  'web/src/ui/button.tsx': '',
  'web/src/ui/card.tsx': '',
  'web/src/member/order/order-screen.tsx': "import { Button } from '../../ui/button.tsx'",
  'web/src/app/router.tsx': "const later = () => import('../member/order/order-screen.tsx')",
}

test('what changed is a file, whoever imports it, near or far, and nothing else', () => {
  expect(changed({ ...house, 'web/src/ui/button.tsx': 'export {}' })).toEqual([
    'web/src/ui/button.tsx',
    'web/src/member/order/order-screen.tsx',
    'web/src/app/router.tsx',
  ])
  expect(changed({ ...house, 'web/src/ui/card.tsx': 'export {}' })).toEqual(['web/src/ui/card.tsx'])
  expect(changed(house)).toEqual([])
})

test('settings, versions and ambient types change every file', () => {
  expect(changed(house, ['strict'])).toEqual(Object.keys(house))
  expect(changed({ ...house, 'web/src/ui/card.tsx': 'declare global {}' })).toEqual(Object.keys(house))
})

test('in a circle every file sees the others', () => {
  const circle = { 'tools/a.ts': "import './b.ts'", 'tools/b.ts': "import './c.ts'", 'tools/c.ts': "import './a.ts'" }
  const later = { ...circle, 'tools/b.ts': "import './c.ts' // and more" }
  expect(changed(later, [], circle)).toEqual(Object.keys(circle))
})

function changed(later: Record<string, string>, surroundings: string[] = [], earlier: Record<string, string> = house) {
  const before = printsOf(earlier)
  return [...printsOf(later, surroundings)].filter(([file, print]) => before.get(file) !== print).map(([file]) => file)
}

function printsOf(texts: Record<string, string>, surroundings: string[] = []) {
  const sources = Object.entries(texts).map(
    ([file, text]) => [file, { text, imports: readImports(file, text) }] as const,
  )
  return fingerprints(new Map(sources), surroundings)
}
