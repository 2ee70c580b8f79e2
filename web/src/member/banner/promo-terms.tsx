import { Card } from '../../ui/frame/card.tsx'
import type { Promo } from './promo.ts'
import styles from './promo-terms.module.css'

export function PromoTerms({ headings }: { headings: Promo['generalHeading'] }) {
  const lines = headings.flatMap(({ text }) => text)
  if (!lines.length) return null
  return (
    <Card as="section" padded aria-labelledby="ketentuan">
      <h2 className="h3" id="ketentuan">
        Syarat dan ketentuan
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  )
}
