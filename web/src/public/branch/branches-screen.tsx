import { useSearch } from '@tanstack/react-router'
import { pathWithQuery } from '../../lib/path-with-query.ts'
import type { ContentProps } from '../../lib/content.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { HouseDrawing } from '../../ui/house-drawing.tsx'
import { UiLink } from '../../ui/ui-link.tsx'
import { ChipLinks } from '../page/chip-links.tsx'
import { PageIntro } from '../page/page-intro.tsx'
import { pageWords } from '../page/page-words.ts'
import { SiteSearch } from '../page/site-search.tsx'
import { TileGrid } from '../page/tile-grid.tsx'
import { TileSkeleton } from '../page/tile-skeleton.tsx'
import { BranchCardView } from './branch-card-view.tsx'
import { branchWords } from './branch-words.ts'
import type { BranchesContent } from './branches-content.ts'
import styles from './branches-screen.module.css'

export function BranchesScreen({ content, waiting }: ContentProps<BranchesContent>) {
  const words = useTexts({ ...branchWords, all: pageWords.all })
  // What is asked for may be ahead of what is shown, and a filter is added to what is asked for.
  const { search: typed = '', open } = useSearch({ strict: false })
  const search = typed.trim()
  const openOnly = open === '1'
  const { branches } = content
  return (
    <>
      <PageIntro title={words.title} lead={words.lead} />
      <div className={styles.filters}>
        <SiteSearch
          label={words.search}
          placeholder={words.search}
          path="/branches"
          keep={{ open: openOnly ? '1' : undefined }}
          value={search}
        />
        <ChipLinks
          label={words.show}
          links={[
            { href: pathWithQuery('/branches', { search }), label: words.all, on: !openOnly },
            { href: pathWithQuery('/branches', { search, open: '1' }), label: words.openNow, on: openOnly },
          ]}
        />
      </div>
      {branches.length ? (
        <>
          <p className={styles.count} role="status">
            {branches.length} {words.count}
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
          title={words.none}
          action={
            <UiLink href="/branches" className={buttonClass({ variant: 'soft' })}>
              {words.showAll}
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
