import { Card } from '../../ui/frame/card.tsx'
import { Note } from '../../ui/frame/note.tsx'
import { Stack } from '../../ui/frame/stack.tsx'
import styles from './legal-text.module.css'

export type LegalContent = {
  lead: string
  parts: readonly { title: string; lines: readonly string[] }[]
}

export function LegalText({ content: { lead, parts } }: { content: LegalContent }) {
  return (
    <Stack gap={3}>
      <Note tone="warning">Naskah ini menunggu tinjauan hukum.</Note>
      <Card padded className={styles.text}>
        <p>{lead}</p>
        {parts.map(({ title, lines }) => (
          <section key={title}>
            <h2 className="h3">{title}</h2>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </Card>
    </Stack>
  )
}
