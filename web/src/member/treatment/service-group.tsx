import type { TreatmentCard } from '@nmw/contract/treatment'
import { Section } from '../../ui/list/section.tsx'
import { ServiceCard } from './service-card.tsx'
import styles from './service-group.module.css'

export function ServiceGroup({ title, services }: { title: string; services: readonly TreatmentCard[] }) {
  return (
    <Section title={title} className={styles.section}>
      <ul className={styles.list}>
        {services.map((service) => (
          <ServiceCard key={service._id} service={service} />
        ))}
      </ul>
    </Section>
  )
}
