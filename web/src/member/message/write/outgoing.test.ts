import { expect, test } from 'vitest'
import { restoreOutgoing, type Outgoing, newOutgoing, toUnsent } from './outgoing.ts'

const photo = { file: new Blob(['skin']), preview: 'blob:1' }

function again(message: Outgoing) {
  return restoreOutgoing(JSON.parse(JSON.stringify(toUnsent(message))) as ReturnType<typeof toUnsent>)
}

test('message: a restored message without photo is sent again unchanged, under its key', () => {
  const message = newOutgoing({ text: 'Pipi saya merah' })
  const { key, text } = message
  expect(again(message)).toMatchObject({ key, text, failure: { temporary: true } })
  expect(again(message).lacksPhoto).toBeUndefined()
})

test('message: a restored message whose photo was not uploaded keeps its text and asks for the photo again', () => {
  const message = newOutgoing({ text: 'Pipi saya merah', photo })
  expect(Object.keys(toUnsent(message)).toSorted()).toEqual(['key', 'lacksPhoto', 'text'])
  const back = again(message)
  expect(back).toMatchObject({ key: message.key, text: message.text, lacksPhoto: true, failure: { temporary: false } })
  expect(back.failure?.reason).toContain('Pilih lagi')
  expect(toUnsent(back), 'loaded anew once more').toEqual(toUnsent(message))
})

test('message: a restored message with an uploaded photo stores its file name and sends it again', () => {
  const message = { ...newOutgoing({ text: '', photo }), image: 'a1.webp' }
  expect(again(message)).toMatchObject({
    image: 'a1.webp',
    preview: '/img/a1.webp?w=768',
    failure: { temporary: true },
  })
  expect(JSON.stringify(toUnsent(message))).not.toContain('blob')
})
