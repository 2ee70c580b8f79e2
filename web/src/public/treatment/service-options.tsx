import { useTexts } from '../page/use-texts.ts'
import { Card } from '../../ui/frame/card.tsx'
import { Section } from '../../ui/list/section.tsx'
import type { ServiceContent } from './service-content.ts'
import styles from './service-options.module.css'
import { treatmentTexts } from './treatment-texts.ts'

export function ServiceOptions({ options }: { options: ServiceContent['service']['category'] }) {
  const texts = useTexts(treatmentTexts)
  if (!options.length) return null
  return (
    <Section title={texts.options}>
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
