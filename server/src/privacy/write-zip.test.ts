import { expect, test } from 'vitest'
import { writeZip } from './write-zip.ts'

test('a file is asked for only when the one before it was taken away', async () => {
  const asked: string[] = []
  async function* files() {
    for (const name of ['a.json', 'foto/b.webp', 'foto/c.webp']) {
      asked.push(name)
      yield { name, bytes: Buffer.from(name) }
    }
  }
  const parts = writeZip(files())
  expect(asked).toEqual([])
  for (const expected of [['a.json'], ['a.json'], ['a.json', 'foto/b.webp']]) {
    await parts.next()
    expect(asked).toEqual(expected)
  }
})
