import { launchOptions } from '../tools/shared/find-chromium.ts'
import { expect, test } from './clinic.ts'
import { openSession, waitForPhotos } from './consult-steps.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openPage } from './open-page.ts'

// A fake camera that shows a test pattern.
test.use({
  permissions: ['camera'],
  launchOptions: launchOptions('--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'),
})

test('consultation: the camera guides through three angles and checks each photo', async ({
  page,
  context,
  clinic,
}) => {
  await clinic.newMember(context)
  const { id, path } = await openSession(clinic)
  await openPage(page, `${path}&doctor=${id}`)
  await page.getByRole('button', { name: 'Pakai kamera dengan panduan' }).click()
  const sheet = page.getByRole('dialog', { name: 'Ambil foto wajah' })
  for (const side of ['Kiri', 'Depan', 'Kanan']) {
    await expect(sheet.getByRole('tab', { name: side })).toHaveAttribute('aria-selected', 'true')
    await sheet.getByRole('button', { name: 'Ambil foto' }).click()
    await expect(sheet.getByRole('img', { name: 'Foto yang baru diambil' })).toBeVisible()
    if (side === 'Kiri') {
      await sheet.getByRole('button', { name: 'Ulangi' }).click()
      await sheet.getByRole('button', { name: 'Ambil foto' }).click()
      await expectAccessible(page)
    }
    await sheet.getByRole('button', { name: /^(Pakai foto|Tetap pakai)$/ }).click()
  }
  await expect(sheet).toBeHidden()
  await waitForPhotos(page, 3)
  const still = await page.evaluate(
    () => [...document.querySelectorAll('video')].filter(({ srcObject }) => srcObject).length,
  )
  expect(still, 'the camera is off').toBe(0)
})
