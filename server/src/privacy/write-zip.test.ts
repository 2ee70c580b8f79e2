import { expect, test } from 'vitest'
import { writeZip } from './write-zip.ts'

test('zip: a file is read only after the previous one was consumed', async () => {
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

async function* oneFile() {
  yield { name: 'a.json', bytes: Buffer.from('{}') }
}

test('zip: every file has a valid date', async () => {
  const parts: Buffer[] = []
  for await (const part of writeZip(oneFile())) parts.push(part)
  const zip = Buffer.concat(parts)
  const entry = zip.indexOf('PK\x01\x02', 0, 'latin1')
  expect([zip.readUInt16LE(12), zip.readUInt16LE(entry + 14)], 'month 1, day 1').toEqual([0x0021, 0x0021])
})
