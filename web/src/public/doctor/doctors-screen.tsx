import { useSearch } from '@tanstack/react-router'
import { pathWithQuery } from '../../lib/page/path-with-query.ts'
import type { ContentProps } from '../../lib/reads/content.ts'
import { useLanguage, useTexts } from '../page/use-texts.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { SearchDrawing } from '../../ui/drawing/search-drawing.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { ChipLinks } from '../page/chip-links.tsx'
import { PageIntro } from '../page/page-intro.tsx'
import { pageTexts } from '../page/page-texts.ts'
import { SiteSearch } from '../page/site-search.tsx'
import { TileGrid } from '../page/tile-grid.tsx'
import { BranchChoice } from './branch-choice.tsx'
import { DoctorTile } from './doctor-tile.tsx'
import { doctorTexts } from './doctor-texts.ts'
import type { DoctorsContent } from './doctors-content.ts'
import styles from './doctors-screen.module.css'
import { typeName } from './type-name.ts'

export { DoctorsLoading as DoctorsScreenLoading } from './doctors-loading.tsx'

export function DoctorsScreen({ content, waiting }: ContentProps<DoctorsContent>) {
  const texts = useTexts({ ...doctorTexts, ...pageTexts })
  const language = useLanguage()
  // The URL may be ahead of the shown content, and filters build on the URL.
  const { search: typed = '', type = '', branch = '' } = useSearch({ strict: false })
  const search = typed.trim()
  const { doctors, types, branches } = content
  const { currentPage, totalPage, totalData } = doctors.page
  const at = (change: Record<string, string | number | undefined>) =>
    pathWithQuery('/doctors', { type, branch, search, ...change })
  return (
    <>
      <PageIntro title={texts.title} lead={texts.lead} />
      <div className={styles.filters}>
        <SiteSearch
          label={texts.search}
          placeholder={texts.search}
          path="/doctors"
          otherParams={{ type, branch }}
          hiddenParams={{ type }}
          value={search}
        >
          <BranchChoice branches={branches} value={branch} />
        </SiteSearch>
      </div>
      <ChipLinks
        label={texts.kinds}
        links={[
          { href: at({ type: undefined }), label: texts.all, on: !types.some(({ code }) => String(code) === type) },
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
            {totalData} {texts.count}
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
              label={texts.pages}
              hrefFor={(page) => at({ page: page > 1 ? page : undefined })}
            />
          </div>
        </>
      ) : (
        <EmptyState
          art={<SearchDrawing />}
          title={texts.none}
          action={
            <UiLink href="/doctors" className={buttonClass({ variant: 'soft' })}>
              {texts.showAll}
            </UiLink>
          }
        >
          {texts.notFoundHint}
        </EmptyState>
      )}
    </>
  )
}
