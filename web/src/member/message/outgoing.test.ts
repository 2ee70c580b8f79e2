import { expect, test } from 'vitest'
import { outgoingAgain, type Outgoing, outgoingOf, unsentOf } from './outgoing.ts'

const photo = { file: new Blob(['skin']), preview: 'blob:1' }

function again(message: Outgoing) {
  return outgoingAgain(JSON.parse(JSON.stringify(unsentOf(message))) as ReturnType<typeof unsentOf>)
}

test('outgoing: words alone are sent again as they are, under their key', () => {
  const message = outgoingOf({ text: 'Pipi saya merah' })
  const { key, text } = message
  expect(again(message)).toMatchObject({ key, text, failure: { passing: true } })
  expect(again(message).lacksPhoto).toBeUndefined()
})

test('outgoing: words of a message whose photo the server does not have are kept without it, and it is asked for again', () => {
  const message = outgoingOf({ text: 'Pipi saya merah', photo })
  expect(Object.keys(unsentOf(message)).toSorted()).toEqual(['key', 'lacksPhoto', 'text'])
  const back = again(message)
  expect(back).toMatchObject({ key: message.key, text: message.text, lacksPhoto: true, failure: { passing: false } })
  expect(back.failure?.reason).toContain('Pilih lagi')
  expect(unsentOf(back), 'loaded anew once more').toEqual(unsentOf(message))
})

test('outgoing: a photo that the server has is kept by its name, and goes with its words when they are sent again', () => {
  const message = { ...outgoingOf({ text: '', photo }), image: 'a1.webp' }
  expect(again(message)).toMatchObject({ image: 'a1.webp', preview: '/img/a1.webp?w=768', failure: { passing: true } })
  expect(JSON.stringify(unsentOf(message))).not.toContain('blob')
})
