import { useSearch } from '@tanstack/react-router'
import { pathWithQuery } from '../../lib/path-with-query.ts'
import type { ContentProps } from '../../lib/content.ts'
import { useLanguage, useTexts } from '../../lib/use-texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SearchDrawing } from '../../ui/search-drawing.tsx'
import { UiLink } from '../../ui/ui-link.tsx'
import { ChipLinks } from '../page/chip-links.tsx'
import { PageIntro } from '../page/page-intro.tsx'
import { pageWords } from '../page/page-words.ts'
import { SiteSearch } from '../page/site-search.tsx'
import { TileGrid } from '../page/tile-grid.tsx'
import { BranchChoice } from './branch-choice.tsx'
import { DoctorTile } from './doctor-tile.tsx'
import { doctorWords } from './doctor-words.ts'
import type { DoctorsContent } from './doctors-content.ts'
import styles from './doctors-screen.module.css'
import { typeName } from './type-name.ts'

export { DoctorsLoading as DoctorsScreenLoading } from './doctors-loading.tsx'

export function DoctorsScreen({ content, waiting }: ContentProps<DoctorsContent>) {
  const words = useTexts({ ...doctorWords, ...pageWords })
  const language = useLanguage()
  // What is asked for may be ahead of what is shown, and a filter is added to what is asked for.
  const { search: typed = '', type = '', branch = '' } = useSearch({ strict: false })
  const search = typed.trim()
  const { doctors, types, branches } = content
  const { currentPage, totalPage, totalData } = doctors.page
  const at = (change: Record<string, string | number | undefined>) =>
    pathWithQuery('/doctors', { type, branch, search, ...change })
  return (
    <>
      <PageIntro title={words.title} lead={words.lead} />
      <div className={styles.filters}>
        <SiteSearch
          label={words.search}
          placeholder={words.search}
          path="/doctors"
          keep={{ type, branch }}
          sent={{ type }}
          value={search}
        >
          <BranchChoice branches={branches} value={branch} />
        </SiteSearch>
      </div>
      <ChipLinks
        label={words.kinds}
        links={[
          { href: at({ type: undefined }), label: words.all, on: !types.some(({ code }) => String(code) === type) },
          ...types.map((one) => ({
            href: at({ type: one.code }),
            label: typeName(one, language),
            on: String(one.code) === type,
          })),
        ]}
      />
      {doctors.datas.length ? (
        <>
          <p className={styles.count} role="status">
            {totalData} {words.count}
          </p>
          <TileGrid columns="one-two-three" waiting={waiting}>
            {doctors.datas.map((doctor, place) => (
              <li key={doctor.id}>
                <DoctorTile doctor={doctor} first={place < 3} />
              </li>
            ))}
          </TileGrid>
          <div className={styles.foot}>
            <Pagination
              page={currentPage}
              totalPages={totalPage}
              label={words.pages}
              hrefFor={(page) => at({ page: page > 1 ? page : undefined })}
            />
          </div>
        </>
      ) : (
        <EmptyState
          art={<SearchDrawing />}
          title={words.none}
          action={
            <UiLink href="/doctors" className={buttonClass({ variant: 'soft' })}>
              {words.showAll}
            </UiLink>
          }
        >
          {words.notFoundHint}
        </EmptyState>
      )}
    </>
  )
}
