import columns from './columns-of-lists.module.css'

/** The name of a row, and below it the columns hidden in a narrow table. */
export function NameCell({ name, under }: { name: string; under?: string | undefined }) {
  return (
    <>
      <span className={columns.name}>{name}</span>
      {under ? <span className={columns.under}>{under}</span> : null}
    </>
  )
}
