import { useEffect, useMemo, useRef } from 'react'
import { lineDiff, type DiffLine } from './line-diff.ts'
import styles from './side-by-side.module.css'

type SideBySideProps = {
  left: { title: string; text: string }
  right: { title: string; text: string }
  /** other changed fields */
  fields?: readonly { name: string; left: string; right: string }[] | undefined
}

/** Two texts side by side; differences are marked by colour and by a sign. */
export function SideBySide({ left, right, fields = [] }: SideBySideProps) {
  const lines = useMemo(() => lineDiff(left.text, right.text), [left.text, right.text])
  return (
    <div className={styles.both}>
      <Side {...left} lines={lines} only="gone" facts={fields.map((field) => [field.name, field.left])} />
      <Side {...right} lines={lines} only="new" facts={fields.map((field) => [field.name, field.right])} />
    </div>
  )
}

/** pixels of context above the first difference */
const ABOVE = 60

type SideProps = { title: string; lines: DiffLine[]; only: 'gone' | 'new'; facts: string[][] }

function Side({ title, lines, only, facts }: SideProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const own = lines.filter(({ kind }) => kind === 'same' || kind === only)
  const first = Math.min(
    lines.findIndex(({ kind }) => kind !== 'same'),
    own.length - 1,
  )
  // Scroll to the first difference: a long text may be equal for pages.
  useEffect(() => {
    const line = scroller.current?.children[first] as HTMLElement | undefined
    if (line) scroller.current!.scrollTop = line.offsetTop - scroller.current!.offsetTop - ABOVE
  }, [first])
  return (
    <section className={styles.side} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {facts.length ? (
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value || '(kosong)'}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls has to be reachable */}
      <div ref={scroller} className={styles.lines} tabIndex={0} role="region" aria-label={`Isi ${title}`}>
        {own.map(({ kind, text }, place) => (
          <p key={place} className={kind === 'same' ? styles.same : only === 'new' ? styles.new : styles.gone}>
            {kind === 'same' ? null : <span className="sr-only">Berbeda: </span>}
            {text || '\u00A0'}
          </p>
        ))}
      </div>
    </section>
  )
}
