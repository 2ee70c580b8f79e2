import type { TestApp } from '../app/open-test-app.ts'

/** Makes the database refuse inserts into a table that match a condition. Returns a function that ends it. */
export async function refuseRows({ pool }: TestApp, table: string, condition: string) {
  await pool.query(`create or replace function refuse_row() returns trigger language plpgsql as
    $$ begin raise 'refused by a test'; end $$`)
  await pool.query(`create trigger refuse_row before insert on "${table}" for each row when (${condition})
    execute function refuse_row()`)
  return () => pool.query(`drop trigger refuse_row on "${table}"`)
}
