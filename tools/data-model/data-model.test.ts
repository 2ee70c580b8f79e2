import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../shared/root.ts'
import { tableGroups } from './table-groups.ts'
import { dataModel, dataModelPage, fileOf } from './write-data-model.ts'

test('data model: the page says what schema and order moves say; `npm run docs` writes it anew', () => {
  expect(readFileSync(dataModelPage, 'utf8')).toBe(dataModel())
})

test('data model: every table file is in one group', () => {
  const files = readdirSync(join(root, 'server/src/database/schema')).filter((file) => file.endsWith('-table.ts'))
  const grouped = Object.values(tableGroups).flatMap((group) => Object.keys(group).map(fileOf))
  expect(grouped.toSorted()).toEqual(files.toSorted())
})
