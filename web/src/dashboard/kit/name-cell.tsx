import columns from './columns-of-lists.module.css'

/** What a row is called, and under it what has no column of its own where the table is narrow. */
export function NameCell({ name, under }: { name: string; under?: string | undefined }) {
  return (
    <>
      <span className={columns.name}>{name}</span>
      {under ? <span className={columns.under}>{under}</span> : null}
    </>
  )
}
