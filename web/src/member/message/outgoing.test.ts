import { expect, test } from 'vitest'
import { restoreOutgoing, type Outgoing, newOutgoing, toUnsent } from './outgoing.ts'

const photo = { file: new Blob(['skin']), preview: 'blob:1' }

function again(message: Outgoing) {
  return restoreOutgoing(JSON.parse(JSON.stringify(toUnsent(message))) as ReturnType<typeof toUnsent>)
}

test('outgoing: words alone are sent again as they are, under their key', () => {
  const message = newOutgoing({ text: 'Pipi saya merah' })
  const { key, text } = message
  expect(again(message)).toMatchObject({ key, text, failure: { temporary: true } })
  expect(again(message).lacksPhoto).toBeUndefined()
})

test('outgoing: words of a message whose photo the server does not have are kept without it, and it is asked for again', () => {
  const message = newOutgoing({ text: 'Pipi saya merah', photo })
  expect(Object.keys(toUnsent(message)).toSorted()).toEqual(['key', 'lacksPhoto', 'text'])
  const back = again(message)
  expect(back).toMatchObject({ key: message.key, text: message.text, lacksPhoto: true, failure: { temporary: false } })
  expect(back.failure?.reason).toContain('Pilih lagi')
  expect(toUnsent(back), 'loaded anew once more').toEqual(toUnsent(message))
})

test('outgoing: a photo that the server has is kept by its name, and goes with its words when they are sent again', () => {
  const message = { ...newOutgoing({ text: '', photo }), image: 'a1.webp' }
  expect(again(message)).toMatchObject({
    image: 'a1.webp',
    preview: '/img/a1.webp?w=768',
    failure: { temporary: true },
  })
  expect(JSON.stringify(toUnsent(message))).not.toContain('blob')
})
