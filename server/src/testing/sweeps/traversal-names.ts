import { sample } from '../stress/full-size.ts'

const steps =
  String.raw`../ ..\ ..%2f %2e%2e/ %2e%2e%2f ..%5c ..%252f ..%c0%af ....// .../ ./../ ..;/ .%2e/ %2e./ ..%255c %2e%2e%5c
  ..%00/ ..%ef%bc%8f %c0%ae%c0%ae/ %uff0e%uff0e/`.split(/\s+/)
const targets = ['etc/passwd', 'package.json', 'secret-key', 'files/private/x.webp', 'x.webp', 'windows/win.ini']
const odd = [
  '',
  '.',
  '..',
  '...',
  '/',
  '\\',
  '/etc/passwd',
  'C:\\boot.ini',
  '\\\\host\\share',
  'file:///etc/passwd',
  '~root',
  'con.webp',
  'a.webp\0.jpg',
  'a\n.webp',
  '.webp',
  '.part',
  'x.webp.part',
  'x.w96.webp',
  'public/x.webp',
  'private',
  'parts',
  `${'a'.repeat(33)}.webp`,
  `${'a'.repeat(32)}.webp/`,
  ` ${'a'.repeat(32)}.webp`,
  `${'A'.repeat(32)}.webp`,
  `${'0'.repeat(32)}.webp`,
  `${'0'.repeat(32)}.svg`,
  'ﬀ.webp',
  '💥.webp',
  'x'.repeat(5_000),
]

/** File names that try to leave the folder of public files. */
export function traversalNames() {
  const depths = [1, 2, 3, 4, 5, 6, 7, 8]
  const traversals = steps.flatMap((step) => depths.flatMap((depth) => targets.map((to) => step.repeat(depth) + to)))
  const below = traversals.slice(0, 100).map((traversal) => `${'0'.repeat(32)}.webp/${traversal}`)
  return [...sample([...traversals, ...below], 11), ...odd]
}
