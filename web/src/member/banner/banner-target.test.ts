import { expect, test } from 'vitest'
import { bannerTarget } from './banner-target.ts'

test.each([
  ['/user/promo/bulan-kulit-sehat', '/user/promo/bulan-kulit-sehat', false],
  [
    '/user/services?slug=cryolipolysis&title=Cryolipolysis',
    '/user/services?slug=cryolipolysis&title=Cryolipolysis',
    false,
  ],
  ['https://contoh.example/a?b=c', 'https://contoh.example/a?b=c', true],
  ['HTTP://contoh.example', 'HTTP://contoh.example', true],
  ['https://', '/user/home', false],
  ['javascript:alert(1)', '/user/home', false],
  [' javascript:alert(1)', '/user/home', false],
  ['data:text/html,x', '/user/home', false],
  ['//jahat.example', '/user/home', false],
  ['/\\jahat.example', '/user/home', false],
  ['/user//jahat.example', '/user/home', false],
  ['/dashboard', '/user/home', false],
  ['', '/user/home', false],
])('banner: the URL %s links to %s', (url, href, outside) => {
  expect(bannerTarget(url)).toEqual({ href, outside })
})
