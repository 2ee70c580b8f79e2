import { useTexts } from '../../lib/use-texts.ts'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/section.tsx'
import type { ServiceContent } from './service-content.ts'
import styles from './service-options.module.css'
import { treatmentWords } from './treatment-words.ts'

export function ServiceOptions({ options }: { options: ServiceContent['service']['category'] }) {
  const words = useTexts(treatmentWords)
  if (!options.length) return null
  return (
    <Section title={words.options}>
      <Card as="ul" rows className={styles.options} lang="id">
        {options.map(({ name, description }) => (
          <li key={name} className={styles.option}>
            <h3 className="h3">{name}</h3>
            <p className="dim">{description}</p>
          </li>
        ))}
      </Card>
    </Section>
  )
}
