import { findOverflow } from '../tools/screenshots/page-checks.ts'
import { expect, test } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openPage } from './open-page.ts'

test('narrow pages: member pages are accessible in light and dark, and no wider than 320 px', async ({
  page,
  context,
  clinic,
}) => {
  await clinic.newMember(context)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -6.2, longitude: 106.835 })
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [
    '/user/home',
    '/user/branches',
    '/user/services',
    '/user/services?slug=laser-pigmentasi&title=Laser+Pigmentasi',
    '/user/promo/bulan-kulit-sehat',
  ])
    await test.step(path, async () => {
      await openPage(page, path)
      if (path === '/user/home') {
        await expect(page.getByRole('heading', { name: 'Cabang terdekat' })).toBeVisible()
        await expect(page.getByRole('region', { name: 'Promo' }).locator('[inert]')).toHaveCount(4)
      }
      expect(await page.evaluate(findOverflow)).toBe('')
      await expectAccessible(page)
    })
})
