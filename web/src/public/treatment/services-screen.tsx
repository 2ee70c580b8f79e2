import { pathWithQuery } from '../../lib/path-with-query.ts'
import type { ContentProps } from '../../lib/content.ts'
import { useLanguage, useTexts } from '../../lib/use-texts.ts'
import { ChipLinks } from '../page/chip-links.tsx'
import { PageIntro } from '../page/page-intro.tsx'
import { pageWords } from '../page/page-words.ts'
import { TileSkeleton } from '../page/tile-skeleton.tsx'
import { groupName } from './group-name.ts'
import { PromoList } from './promo-list.tsx'
import { ServiceGroups } from './service-groups.tsx'
import type { ServicesContent } from './services-content.ts'
import { treatmentWords } from './treatment-words.ts'

export function ServicesScreen({ content, waiting }: ContentProps<ServicesContent>) {
  const { group, groups, promos } = content
  const words = useTexts({ ...treatmentWords, all: pageWords.all })
  const language = useLanguage()
  const choices = [
    { group: '', label: words.all },
    ...groups.map((one) => ({ group: one.group, label: groupName(one, language) })),
    { group: 'promo', label: words.promos },
  ]
  return (
    <>
      <PageIntro title={words.title} lead={words.lead} />
      <ChipLinks
        label={words.groups}
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
