const steps = [
  '../',
  '..\\',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..%252f',
  '..%c0%af',
  '....//',
  '.../',
  './../',
  '..;/',
]
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

/** Ways to ask for a file that was never ours to give. */
export function traversalNames() {
  const climbs = steps.flatMap((step) => [1, 2, 4, 8].flatMap((depth) => targets.map((to) => step.repeat(depth) + to)))
  return [...climbs, ...climbs.slice(0, 40).map((climb) => `${'0'.repeat(32)}.webp/${climb}`), ...odd]
}
