import type { ContentProps } from '../../lib/reads/content.ts'
import { useTexts } from '../page/use-texts.ts'
import { BoxDrawing } from '../../ui/drawing/box-drawing.tsx'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { PageIntro } from '../page/page-intro.tsx'
import { SitePicture } from '../page/site-picture.tsx'
import { TileGrid } from '../page/tile-grid.tsx'
import { TileSkeleton } from '../page/tile-skeleton.tsx'
import { Tile } from '../page/tile.tsx'
import { catalogueTexts } from './catalogue-texts.ts'
import type { CataloguesContent } from './catalogues-content.ts'
import styles from './catalogues-screen.module.css'

export function CataloguesScreen({ content: catalogues, waiting }: ContentProps<CataloguesContent>) {
  const texts = useTexts(catalogueTexts)
  return (
    <>
      <PageIntro title={texts.title} lead={texts.lead} />
      {catalogues.length ? (
        <TileGrid columns="one-two-three" waiting={waiting}>
          {catalogues.map(({ _id, name, path, description, thumbnail, totalProducts }, place) => (
            <li key={_id}>
              <Tile
                href={`/catalogue/${path}`}
                title={name}
                level={2}
                over={`${totalProducts} ${texts.products}`}
                picture={
                  <SitePicture
                    file={thumbnail}
                    width={1320}
                    height={500}
                    sizes="(min-width: 1024px) 640px, (min-width: 640px) 80vw, 160vw"
                    first={place < 2}
                    className={styles.picture}
                  />
                }
              >
                <p className="small dim" lang="id">
                  {description}
                </p>
              </Tile>
            </li>
          ))}
        </TileGrid>
      ) : (
        <EmptyState
          art={<BoxDrawing />}
          title={texts.noCatalogues}
          action={
            <UiLink href="/contact-us" className={buttonClass({ variant: 'soft' })}>
              {texts.contactUs}
            </UiLink>
          }
        />
      )}
    </>
  )
}

export function CataloguesScreenLoading() {
  return <TileSkeleton columns="one-two-three" count={6} />
}
