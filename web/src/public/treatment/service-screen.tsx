import type { ContentProps } from '../../lib/reads/content.ts'
import { useLanguage, useTexts } from '../page/use-texts.ts'
import { Badge } from '../../ui/list/badge.tsx'
import { Section } from '../../ui/list/section.tsx'
import { ContentWithAside } from '../page/content-with-aside.tsx'
import { Breadcrumb } from '../page/breadcrumb.tsx'
import { pageTexts } from '../page/page-texts.ts'
import { Prose } from '../../shared/text/prose.tsx'
import { Stage } from '../page/stage.tsx'
import { TileGrid } from '../page/tile-grid.tsx'
import { groupName } from './group-name.ts'
import { ServiceFacts } from './service-facts.tsx'
import { ServiceOptions } from './service-options.tsx'
import { ServiceTile } from './service-tile.tsx'
import type { ServiceContent } from './service-content.ts'
import styles from './service-screen.module.css'
import { treatmentTexts } from './treatment-texts.ts'

export function ServiceScreen({ content: { service, others } }: ContentProps<ServiceContent>) {
  const texts = useTexts({ ...treatmentTexts, youAreHere: pageTexts.youAreHere })
  const group = groupName({ group: service.group, title: service.groupTitle }, useLanguage())
  return (
    <>
      <Breadcrumb
        label={texts.youAreHere}
        crumbs={[
          { href: '/services', label: texts.title },
          { href: `/services?group=${service.group}`, label: group },
        ]}
      />
      <Stage file={service.banner || service.image}>
        <Badge tone="brand" className={styles.group}>
          {group}
        </Badge>
        <h1 className={styles.title} lang="id">
          {service.name}
        </h1>
        <p className="dim" lang="id">
          {service.shortDesc}
        </p>
      </Stage>
      <ContentWithAside side={<ServiceFacts service={service} />}>
        <section aria-label={texts.about}>
          <Prose html={service.description} />
        </section>
        <ServiceOptions options={service.category} />
      </ContentWithAside>
      {others.length ? (
        <Section title={texts.others} moreHref={`/services?group=${service.group}`} moreLabel={texts.seeAll}>
          <TileGrid columns="two-three-four" lang="id" glimpse>
            {others.map((other) => (
              <li key={other._id}>
                <ServiceTile service={other} />
              </li>
            ))}
          </TileGrid>
        </Section>
      ) : null}
    </>
  )
}
