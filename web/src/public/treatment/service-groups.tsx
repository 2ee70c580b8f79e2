import type { TreatmentCard } from '@nmw/contract/treatment'
import { useLanguage, useTexts } from '../page/use-texts.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { SearchDrawing } from '../../ui/drawing/search-drawing.tsx'
import { Section } from '../../ui/list/section.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { TileGrid } from '../page/tile-grid.tsx'
import { groupName } from './group-name.ts'
import { PromoTiles } from './promo-list.tsx'
import { ServiceTile } from './service-tile.tsx'
import type { ServicesContent } from './services-content.ts'
import { treatmentTexts } from './treatment-texts.ts'

/** The number of services per group in the overview. */
const GLIMPSE = 4

type ServiceGroupsProps = Pick<ServicesContent, 'groups' | 'promos'> & { only: string; waiting: boolean }

export function ServiceGroups({ groups, only, promos, waiting }: ServiceGroupsProps) {
  const texts = useTexts(treatmentTexts)
  const language = useLanguage()
  const shown = groups.filter(({ group }) => !only || group === only)
  if (!shown.length) {
    return (
      <EmptyState
        art={<SearchDrawing />}
        title={texts.noServices}
        action={
          <UiLink href="/services" className="link link-tap">
            {texts.toAll}
          </UiLink>
        }
      />
    )
  }
  return (
    <>
      {shown.map((one, place) => (
        <Section
          key={one.group}
          title={groupName(one, language)}
          moreHref={hasMore(one, only) ? `/services?group=${one.group}` : undefined}
          moreLabel={`${texts.seeAll} (${one.services.length})`}
        >
          <TileGrid columns="two-three-four" waiting={waiting} lang="id" glimpse={hasMore(one, only)}>
            {(only ? one.services : one.services.slice(0, GLIMPSE)).map((service, index) => (
              <li key={service._id}>
                <ServiceTile service={service} first={place === 0 && index < 2} />
              </li>
            ))}
          </TileGrid>
        </Section>
      ))}
      {!only && promos.length ? (
        <Section title={texts.promos} moreHref="/services?group=promo" moreLabel={texts.seeAll}>
          <PromoTiles promos={promos.slice(0, 2)} />
        </Section>
      ) : null}
    </>
  )
}

function hasMore({ services }: { services: TreatmentCard[] }, only: string) {
  return !only && services.length > GLIMPSE
}
