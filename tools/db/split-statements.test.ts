import { expect, test } from 'vitest'
import { splitStatements } from './split-statements.ts'

test('db: statements end at their semicolons, what follows the last one waits', () => {
  expect(splitStatements('select 1; ;\nselect 2;\nselect')).toEqual({
    statements: ['select 1', 'select 2'],
    rest: 'select',
  })
})

test.each([
  `select ';', 'it''s;', e'\\';', "a;b"`,
  'select 1 -- not here;\n + 1',
  'select 1 /* nor;\nhere; */ + 1',
  'do $$ begin perform 1; end $$',
  'do $body$ begin perform $$;$$; end $body$',
])('db: a semicolon inside is no end: %s', (statement) => {
  expect(splitStatements(`${statement}; select 2;`).statements).toEqual([statement, 'select 2'])
})

test.each([`select 'a;`, 'do $$ begin;', 'select /* ;', 'select "a;', 'select 1 -- ;'])(
  'db: what is still open goes on in the next line: %s',
  (open) => {
    expect(splitStatements(open)).toEqual({ statements: [], rest: open })
  },
)
