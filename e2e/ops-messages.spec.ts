import { createStaff } from '../tools/test-clinic/staff.ts'
import { inRunningDatabase } from '../tools/test-clinic/in-running-database.ts'
import { openChat } from '../tools/test-clinic/messages.ts'
import { expect, test } from './clinic.ts'
import { openOpsWithStream } from './open-page.ts'

test('staff messages: reading older messages keeps the position, and at the end new ones scroll into view', async ({
  page,
  context,
  clinic,
}) => {
  const { email, fullName } = await clinic.newPatient()
  const id = await openChat(clinic.dataDirectory, email)
  await clinic.newStaff(context, 'frontOffice')
  const colleague = await createStaff(clinic, 'frontOffice')
  await inRunningDatabase(clinic.dataDirectory, async ({ $client: pool }) => {
    await pool.query(
      `insert into chat_message (chat_id, sender, sender_id, body, client_key, created_at)
       select id, 'patient', patient_id, 'Pesan ke-' || n, 'older-' || id || '-' || n, now() - interval '1 day' * (75 - n)
       from chat, generate_series(1, 75) n where id = $1 order by n`,
      [id],
    )
    await pool.query('update chat set last_message_at = now() where id = $1', [id])
  })
  await openOpsWithStream(page, '/ops/message')
  await page.getByRole('button', { name: new RegExp(fullName) }).click()
  const panel = page.getByRole('complementary')
  const message = (text: string) => panel.getByText(text, { exact: true })
  const messages = panel.getByRole('listitem')
  await expect(message('Pesan ke-75')).toBeInViewport()
  await colleague.answer(id, { text: 'Datang di akhir' })
  await expect(message('Datang di akhir')).toBeInViewport()

  const older = panel.getByRole('button', { name: 'Muat pesan sebelumnya' })
  await older.focus()
  const oldest = message('Pesan ke-27')
  await expect(oldest).toBeInViewport()
  const position = (await oldest.boundingBox())!.y
  const distance = async () => Math.abs((await oldest.boundingBox())!.y - position)
  await page.keyboard.press('Enter')
  await expect(message('Pesan ke-1')).toBeAttached()
  await expect(oldest).toBeInViewport()
  expect(await distance()).toBeLessThan(2)
  await expect(older).toHaveCount(0)
  await expect(panel.getByRole('region')).toBeFocused()

  const count = await messages.count()
  await colleague.answer(id, { text: 'Datang saat membaca' })
  await expect(messages).toHaveCount(count + 1)
  await expect(oldest).toBeInViewport()
  expect(await distance()).toBeLessThan(2)

  await panel.getByLabel('Jawaban').fill('Baik, kami catat.')
  await panel.getByRole('button', { name: 'Kirim jawaban' }).click()
  await expect(messages.getByText('Baik, kami catat.')).toBeInViewport()
})
