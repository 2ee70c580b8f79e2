import { NO_PHOTO_CONSENT, readPrivacy } from '@nmw/contract/privacy'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallProvider } from '../../lib/call/use-call.ts'
import { readKey } from '../../lib/reads/use-endpoint.ts'
import { OutgoingBubble } from '../message/write/outgoing-bubble.tsx'
import { PhotoConsent } from './photo-consent.tsx'

const [given, gone] = ['2026-11-01T03:00:00.000Z', '2026-11-10T03:00:00.000Z']
const standing = { grantedAt: given, withdrawnAt: null }
const without = [
  ['never given', { grantedAt: null, withdrawnAt: null }],
  ['withdrawn', { grantedAt: given, withdrawnAt: gone }],
] as const

function shown(consent: { grantedAt: string | null; withdrawnAt: string | null }, piece: ReactNode) {
  const client = new QueryClient()
  client.setQueryData(readKey(readPrivacy, {}), { consents: [{ purpose: 'photo', ...consent }], closesAt: null })
  const page = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <CallProvider value={() => Promise.reject(new Error('not asked for'))}>{piece}</CallProvider>
    </QueryClientProvider>,
  )
  return page.replaceAll(/<[^>]*>/g, ' ')
}

const nothing = () => undefined
const refusal = { reason: NO_PHOTO_CONSENT, temporary: false, needsConsent: true }
const bubble = () => (
  <OutgoingBubble
    message={{ key: 'a', text: 'Pipi saya', failure: refusal }}
    onRetry={nothing}
    onPhoto={nothing}
    onRemove={nothing}
  />
)

test.each(without)(
  'photo consent: a consent %s is asked for, with a text for the recipient of the photos',
  (_what, consent) => {
    const toDoctor = shown(consent, <PhotoConsent>Di sini</PhotoConsent>)
    expect(toDoctor).toContain('Izinkan foto kulit Anda?')
    expect(toDoctor).toContain('Hanya dokter Anda yang membukanya.')
    const toClinic = shown(consent, <PhotoConsent sentTo="clinic">Di sini</PhotoConsent>)
    expect(toClinic).toContain('Hanya Anda dan klinik yang dapat melihatnya.')
    expect(toClinic).not.toContain('Hanya dokter')
    for (const page of [toDoctor, toClinic]) expect(page).toContain('Di sini')
  },
)

test('photo consent: a valid consent is not asked for, nor any where nothing is sent', () => {
  expect(shown(standing, <PhotoConsent>Di sini</PhotoConsent>).trim()).toBe('Di sini')
  expect(shown(without[0][1], <PhotoConsent asked={false}>Di sini</PhotoConsent>).trim()).toBe('Di sini')
})

test.each(without)(
  'photo consent: a message refused for a consent %s keeps its text and asks in place',
  (_what, consent) => {
    const page = shown(consent, bubble())
    for (const text of ['Pipi saya', NO_PHOTO_CONSENT, 'Izinkan foto kulit Anda?', 'Hapus'])
      expect(page).toContain(text)
    expect(page).not.toContain('Kirim lagi')
  },
)

test('photo consent: is not asked for once it is given, or while writing is not allowed', () => {
  expect(shown(standing, bubble())).toContain('Kirim lagi')
  expect(shown(standing, bubble())).not.toContain('Izinkan foto kulit')
  const over = (
    <OutgoingBubble
      message={{ key: 'a', text: '', failure: refusal }}
      onRetry={undefined}
      onPhoto={nothing}
      onRemove={nothing}
    />
  )
  expect(shown(without[0][1], over)).not.toContain('Izinkan foto kulit')
  expect(shown(without[0][1], over)).not.toContain('Kirim lagi')
})
