import type { BannerSlide } from '@nmw/contract/banner'
import { renderExternal } from '../../lib/page/render-external.tsx'
import { useTexts } from '../page/use-texts.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { CalendarDrawing } from '../../ui/drawing/calendar-drawing.tsx'
import { Section } from '../../ui/list/section.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { SitePicture } from '../page/site-picture.tsx'
import { TileGrid } from '../page/tile-grid.tsx'
import { Tile } from '../page/tile.tsx'
import styles from './promo-list.module.css'
import { treatmentTexts } from './treatment-texts.ts'

export function PromoList({ promos, waiting }: { promos: BannerSlide[]; waiting: boolean }) {
  const texts = useTexts(treatmentTexts)
  if (!promos.length) {
    return (
      <EmptyState
        art={<CalendarDrawing />}
        title={texts.noPromos}
        action={
          <UiLink href="/services" className="link link-tap">
            {texts.toAll}
          </UiLink>
        }
      />
    )
  }
  return (
    <Section title={texts.promos}>
      <p className={styles.lead}>{texts.promosLead}</p>
      <PromoTiles promos={promos} waiting={waiting} />
    </Section>
  )
}

export function PromoTiles({ promos, waiting }: { promos: BannerSlide[]; waiting?: boolean | undefined }) {
  return (
    <TileGrid columns="one-two" waiting={waiting} lang="id">
      {promos.map(({ _id, title, subTitle, image, url }) => (
        <li key={_id}>
          <Tile
            href={url}
            title={title}
            picture={<SitePicture file={image} width={1320} height={500} sizes="(min-width: 640px) 50vw, 100vw" />}
            renderLink={url.startsWith('/') ? undefined : renderExternal}
          >
            <p className="small dim">{subTitle}</p>
          </Tile>
        </li>
      ))}
    </TileGrid>
  )
}
