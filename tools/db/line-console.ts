import { createInterface } from 'node:readline'
import { Client, type FieldDef, type QueryResult } from 'pg'
import { explainError } from '../../server/src/database/explain-error.ts'
import { splitStatements } from './split-statements.ts'

const tables = `select table_name as name, table_type as kind from information_schema.tables
  where table_schema = 'public' order by 1`
const columns = `select column_name as name, data_type as type, is_nullable as nullable, column_default as preset
  from information_schema.columns where table_schema = 'public' and table_name = $1 order by ordinal_position`

/** A console for machines without psql: statements to the semicolon, \d, \d table, \q. Returns whether all succeeded. */
export async function openLineConsole(url: string, statement?: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  client.on('error', (error) => console.error(explainError(error)))
  await client.connect()
  try {
    return statement === undefined ? await readLines(client) : await run(client, statement)
  } finally {
    await client.end()
  }
}

async function readLines(client: Client) {
  const terminal = process.stdin.isTTY
  const lines = createInterface({ input: process.stdin, ...(terminal && { output: process.stdout }) })
  const prompt = () => {
    lines.setPrompt(waiting ? '-> ' : '=> ')
    if (terminal) lines.prompt()
  }
  if (terminal)
    console.log('No psql here: end statements with ; and list tables with \\d, columns with \\d table, leave with \\q')
  let succeeded = true
  let waiting = ''
  prompt()
  for await (const line of lines) {
    const [command, name] = waiting ? [] : line.trim().split(/\s+/)
    if (command === '\\q') break
    if (command === '\\d') succeeded = (await describe(client, name)) && succeeded
    else {
      const { statements, rest } = splitStatements(`${waiting}${line}\n`)
      waiting = rest
      for (const statement of statements) succeeded = (await run(client, statement)) && succeeded
    }
    prompt()
  }
  lines.close()
  if (waiting.trim()) succeeded = (await run(client, waiting)) && succeeded
  return succeeded
}

function describe(client: Client, table: string | undefined) {
  return table ? run(client, columns, [table]) : run(client, tables)
}

async function run(client: Client, text: string, values?: string[]) {
  try {
    // As PostgreSQL writes them, not as JavaScript does.
    const types = { getTypeParser: () => String }
    const results = await client.query({ text, types, rowMode: 'array', ...(values && { values }) })
    for (const result of [results].flat() as unknown as QueryResult<string[]>[]) print(result)
    return true
  } catch (error) {
    console.error((error as Error).message)
    return false
  }
}

function print({ fields, rows, command, rowCount }: QueryResult<string[]>) {
  if (!fields.length) return console.log(rowCount === null ? command : `${command} ${rowCount}`)
  const names = fields.map(({ name }: FieldDef) => name)
  if (rows.length) console.table(rows.map((row) => Object.fromEntries(names.map((name, place) => [name, row[place]]))))
  console.log(`(${rows.length} ${rows.length === 1 ? 'row' : 'rows'})`)
}
