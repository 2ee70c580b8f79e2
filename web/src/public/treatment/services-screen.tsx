import { pathWithQuery } from '../../lib/page/path-with-query.ts'
import type { ContentProps } from '../../lib/reads/content.ts'
import { useLanguage, useTexts } from '../page/use-texts.ts'
import { ChipLinks } from '../page/chip-links.tsx'
import { PageIntro } from '../page/page-intro.tsx'
import { pageTexts } from '../page/page-texts.ts'
import { TileSkeleton } from '../page/tile-skeleton.tsx'
import { groupName } from './group-name.ts'
import { PromoList } from './promo-list.tsx'
import { ServiceGroups } from './service-groups.tsx'
import type { ServicesContent } from './services-content.ts'
import { treatmentTexts } from './treatment-texts.ts'

export function ServicesScreen({ content, waiting }: ContentProps<ServicesContent>) {
  const { group, groups, promos } = content
  const texts = useTexts({ ...treatmentTexts, all: pageTexts.all })
  const language = useLanguage()
  const choices = [
    { group: '', label: texts.all },
    ...groups.map((one) => ({ group: one.group, label: groupName(one, language) })),
    { group: 'promo', label: texts.promos },
  ]
  return (
    <>
      <PageIntro title={texts.title} lead={texts.lead} />
      <ChipLinks
        label={texts.groups}
        links={choices.map((choice) => ({
          href: pathWithQuery('/services', { group: choice.group }),
          label: choice.label,
          on: choice.group === group,
        }))}
      />
      {group === 'promo' ? (
        <PromoList promos={promos} waiting={waiting} />
      ) : (
        <ServiceGroups groups={groups} only={group} promos={promos} waiting={waiting} />
      )}
    </>
  )
}

export function ServicesScreenLoading() {
  return <TileSkeleton columns="two-three-four" count={8} />
}
