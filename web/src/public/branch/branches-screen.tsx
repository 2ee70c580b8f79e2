import { useSearch } from '@tanstack/react-router'
import { pathWithQuery } from '../../lib/page/path-with-query.ts'
import type { ContentProps } from '../../lib/reads/content.ts'
import { useTexts } from '../page/use-texts.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { HouseDrawing } from '../../ui/drawing/house-drawing.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { ChipLinks } from '../page/chip-links.tsx'
import { PageIntro } from '../page/page-intro.tsx'
import { pageTexts } from '../page/page-texts.ts'
import { SiteSearch } from '../page/site-search.tsx'
import { TileGrid } from '../page/tile-grid.tsx'
import { TileSkeleton } from '../page/tile-skeleton.tsx'
import { BranchCardView } from './branch-card-view.tsx'
import { branchTexts } from './branch-texts.ts'
import type { BranchesContent } from './branches-content.ts'
import styles from './branches-screen.module.css'

export function BranchesScreen({ content, waiting }: ContentProps<BranchesContent>) {
  const texts = useTexts({ ...branchTexts, all: pageTexts.all })
  // The URL may be ahead of the shown content, and filters build on the URL.
  const { search: typed = '', open } = useSearch({ strict: false })
  const search = typed.trim()
  const openOnly = open === '1'
  const { branches } = content
  return (
    <>
      <PageIntro title={texts.title} lead={texts.lead} />
      <div className={styles.filters}>
        <SiteSearch
          label={texts.search}
          placeholder={texts.search}
          path="/branches"
          otherParams={{ open: openOnly ? '1' : undefined }}
          value={search}
        />
        <ChipLinks
          label={texts.show}
          links={[
            { href: pathWithQuery('/branches', { search }), label: texts.all, on: !openOnly },
            { href: pathWithQuery('/branches', { search, open: '1' }), label: texts.openNow, on: openOnly },
          ]}
        />
      </div>
      {branches.length ? (
        <>
          <p className={styles.count} role="status">
            {branches.length} {texts.count}
          </p>
          <TileGrid columns="one-two-three" waiting={waiting} lang="id">
            {branches.map((branch, place) => (
              <li key={branch.id} id={`cabang-${branch.id}`} className={styles.place}>
                <BranchCardView branch={branch} first={place < 2} />
              </li>
            ))}
          </TileGrid>
        </>
      ) : (
        <EmptyState
          art={<HouseDrawing />}
          title={texts.none}
          action={
            <UiLink href="/branches" className={buttonClass({ variant: 'soft' })}>
              {texts.showAll}
            </UiLink>
          }
        />
      )}
    </>
  )
}

export function BranchesScreenLoading() {
  return <TileSkeleton columns="one-two-three" count={6} />
}
