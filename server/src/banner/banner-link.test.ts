import { expect, test } from 'vitest'
import { bannerLink } from './banner-link.ts'

test.each([
  [null, '/user/promo/ini'],
  ['', '/user/promo/ini'],
  ['/point', '/user/point'],
  ['/user/point', '/user/point'],
  ['/services?slug=a&title=b', '/user/services?slug=a&title=b'],
  ['/promo/x', '/user/promo/x'],
  ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
  // Everything else leads to the promo itself.
  ['javascript:alert(1)', '/user/promo/ini'],
  ['JaVaScRiPt:alert(1)', '/user/promo/ini'],
  ['//evil.example', '/user/promo/ini'],
  ['/\\evil.example', '/user/promo/ini'],
  ['\\\\evil.example', '/user/promo/ini'],
  ['data:text/html,x', '/user/promo/ini'],
  ['mailto:a@b.example', '/user/promo/ini'],
  ['point', '/user/promo/ini'],
  ['/..//evil.example', '/user/promo/ini'],
  // Saved before such links were refused.
  ['/userful', '/user/promo/ini'],
  ['/articles/jerawat', '/user/promo/ini'],
  ['/user/point/lain?a=b', '/user/promo/ini'],
  ['https://', '/user/promo/ini'],
])('banner: %s leads to %s', (url, link) => {
  expect(bannerLink({ url, slug: 'ini' })).toBe(link)
})
