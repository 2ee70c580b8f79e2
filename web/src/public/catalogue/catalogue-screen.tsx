import { useSearch } from '@tanstack/react-router'
import { pathWithQuery } from '../../lib/page/path-with-query.ts'
import type { ContentProps } from '../../lib/reads/content.ts'
import { useTexts } from '../page/use-texts.ts'
import { BoxDrawing } from '../../ui/drawing/box-drawing.tsx'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Pagination } from '../../ui/list/pagination.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { Breadcrumb } from '../page/breadcrumb.tsx'
import { pageTexts } from '../page/page-texts.ts'
import { SiteSearch } from '../page/site-search.tsx'
import { Stage } from '../page/stage.tsx'
import { TileGrid } from '../page/tile-grid.tsx'
import { TileSkeleton } from '../page/tile-skeleton.tsx'
import type { CatalogueContent } from './catalogue-content.ts'
import styles from './catalogue-screen.module.css'
import { catalogueTexts } from './catalogue-texts.ts'
import { ProductCardView } from './product-card-view.tsx'

export function CatalogueScreen({ content, waiting }: ContentProps<CatalogueContent>) {
  const texts = useTexts({ ...catalogueTexts, ...pageTexts })
  const { search: asked = '' } = useSearch({ strict: false })
  const { catalogue, products, search } = content
  const path = `/catalogue/${catalogue.path}`
  const { currentPage, totalPage, totalData } = products.page
  return (
    <>
      <Breadcrumb label={texts.youAreHere} crumbs={[{ href: '/catalogue', label: texts.catalogue }]} />
      <Stage file={catalogue.thumbnail}>
        <h1 className={styles.title} lang="id">
          {catalogue.name}
        </h1>
        <p className="dim" lang="id">
          {catalogue.description}
        </p>
      </Stage>
      <div className={styles.filters}>
        <SiteSearch label={texts.search} placeholder={texts.search} path={path} otherParams={{}} value={asked.trim()} />
        <p className="small dim" role="status">
          {totalData} {texts.products}
        </p>
      </div>
      {products.datas.length ? (
        <>
          <TileGrid columns="one-two-three" waiting={waiting} lang="id">
            {products.datas.map((product) => (
              <li key={product.productId} id={product.productId} className={styles.place}>
                <ProductCardView product={product} />
              </li>
            ))}
          </TileGrid>
          <div className={styles.foot}>
            <Pagination
              page={currentPage}
              totalPages={totalPage}
              label={texts.pages}
              hrefFor={(page) => pathWithQuery(path, { search, page: page > 1 ? page : undefined })}
            />
          </div>
        </>
      ) : (
        <EmptyState
          art={<BoxDrawing />}
          title={texts.none}
          action={
            <UiLink href={search ? path : '/catalogue'} className={buttonClass({ variant: 'soft' })}>
              {texts.showAll}
            </UiLink>
          }
        >
          {search ? texts.notFoundHint : null}
        </EmptyState>
      )}
    </>
  )
}

export function CatalogueScreenLoading() {
  return <TileSkeleton columns="one-two-three" count={6} />
}
