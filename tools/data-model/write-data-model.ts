import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeTables, type TableFacts } from '../../server/src/database/describe-tables.ts'
import { type Mover, orderMoves } from '../../server/src/order/order-moves.ts'
import { root } from '../shared/root.ts'
import { tableGroups } from './table-groups.ts'

export const dataModelPage = join(root, 'docs/data-model.md')

const movers: Record<Mover, string> = {
  patient: 'patient',
  pharmacist: 'pharmacist',
  frontOffice: 'front office',
  system: 'system',
}

/** docs/data-model.md, made from the schema and the moves of an order. */
export function dataModel() {
  const groups = Object.entries(tableGroups)
  const count = groups.flatMap(([, files]) => Object.values(files).flatMap(describeTables)).length
  return `# Data model

<!-- Written by \`npm run docs\` (tools/data-model/write-data-model.ts). A test fails while it differs from the code. -->

## The life of an order

An order is written as \`WAITING_PAYMENT\` and changes only by \`moveOrder\`, which follows the table in
[order-moves.ts](../server/src/order/order-moves.ts). Each arrow names the moves and who may make them.

${fence(orderDiagram())}

| move | from | to | payment becomes | who | on the timeline |
|---|---|---|---|---|---|
${moves().map(moveRow).join('\n')}

## The tables

${count} tables. A picture shows the columns of primary, foreign and unique keys (PK, FK, UK; a key may span several) and those
with a fixed list of values. A box without columns belongs to another picture. The other columns, constraints and reasons
are in [database/schema](../server/src/database/schema).

${groups.map(([title, files]) => section(title, files)).join('\n\n')}
`
}

function moves() {
  return Object.entries(orderMoves).map(([name, move]) => ({
    ...move,
    name,
    payment: 'payment' in move ? move.payment : 'as it was',
    who: move.by.map((mover) => movers[mover]).join(', '),
    targets: typeof move.to === 'string' ? [['', move.to]] : Object.entries(move.to),
  }))
}

function orderDiagram() {
  const arrows = moves().flatMap(({ name, from, who, targets }) =>
    targets.map(([type, to]) => ({ way: `${from} --> ${to}`, to: to!, label: `${name}${of(type)} (${who})` })),
  )
  const left = new Set<string>(moves().map(({ from }) => from))
  const ends = new Set(arrows.map(({ to }) => to).filter((to) => !left.has(to)))
  return [
    'stateDiagram-v2',
    '  [*] --> WAITING_PAYMENT',
    ...[...Map.groupBy(arrows, ({ way }) => way)].map(
      ([way, some]) => `  ${way} : ${some.map(({ label }) => label).join('<br>')}`,
    ),
    ...[...ends].map((end) => `  ${end} --> [*]`),
  ].join('\n')
}

function moveRow({ name, from, targets, payment, who, note }: ReturnType<typeof moves>[number]) {
  const to = targets.map(([type, state]) => `${state}${of(type)}`).join(', ')
  return `| ${[name, from, to, payment, who, note].join(' | ')} |`
}

function of(type: string | undefined) {
  return type ? ` of a ${type.toLowerCase()} order` : ''
}

function section(title: string, files: Record<string, Record<string, unknown>>) {
  const tables = Object.values(files).flatMap(describeTables)
  const links = Object.keys(files).map((noun) => `[${fileOf(noun)}](../server/src/database/schema/${fileOf(noun)})`)
  return `### ${title}\n\n${links.join(', ')}\n\n${fence(['erDiagram', ...tables.flatMap(entity), ...tables.flatMap(relations)].join('\n'))}`
}

export function fileOf(noun: string) {
  return `${noun.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-table.ts`
}

function entity({ name, columns, primary, unique, references, states }: TableFacts) {
  const keys = { PK: primary, FK: references.map((reference) => reference.columns), UK: unique }
  const lines = columns.flatMap((column) => {
    const held = Object.entries(keys).filter(([, lists]) => lists.some((list) => list.includes(column.name)))
    if (!held.length && !states.includes(column.name)) return []
    return `    ${column.type.replace(/\W+/g, '_')} ${column.name} ${held.map(([key]) => key).join(', ')}`.trimEnd()
  })
  return [`  ${name} {`, ...lines, '  }']
}

function relations({ name, references, primary, unique }: TableFacts) {
  return references.map(({ to, columns, notNull }) => {
    const once = [...primary, ...unique].some((list) => list.every((column) => columns.includes(column)))
    return `  ${to} ${notNull ? '||' : '|o'}--${once ? 'o|' : 'o{'} ${name} : "${columns.join(', ')}"`
  })
}

function fence(diagram: string) {
  return `\`\`\`mermaid\n${diagram}\n\`\`\``
}

if (import.meta.main) writeFileSync(dataModelPage, dataModel())
