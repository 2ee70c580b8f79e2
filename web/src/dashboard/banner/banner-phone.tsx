import { previewMarkdown } from '@nmw/contract/draft'
import { promoPeriod } from '../../shared/banner/promo-period.ts'
import { Prose } from '../../shared/text/prose.tsx'
import { slideCard, SlideFace } from '../../shared/banner/slide-face.tsx'
import { useRead } from '../../lib/reads/use-endpoint.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { imageIcon } from '../../ui/icon/thing-icons.ts'
import styles from './banner-phone.module.css'
import type { BannerValues } from './banner-values.ts'

/** The banner on the home page of a phone, and below it its own page. */
export function BannerPhone({ values, markdown }: { values: BannerValues; markdown: string }) {
  const { data } = useRead(previewMarkdown, { body: { markdown } }, { keepPrevious: true, quiet: true })
  const picture = values.image && `/img/${encodeURIComponent(values.image)}?w=768`
  return (
    <section className={styles.phone} aria-label="Pratinjau di ponsel">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls has to be reachable */}
      <div className={styles.screen} tabIndex={0} role="region" aria-label="Isi pratinjau">
        <div className={styles.home}>
          <p className={styles.place}>Di beranda</p>
          <div className={slideCard}>
            <SlideFace
              title={values.title || 'Judul promo'}
              text={values.subTitle}
              outside={/^https?:/i.test(values.url)}
              picture={picture ? { src: picture } : undefined}
            />
          </div>
          <p className={styles.place}>Halaman promo</p>
        </div>
        {picture ? (
          <img className={styles.picture} src={picture} alt="" />
        ) : (
          <span className={styles.picture}>
            <Icon path={imageIcon} />
          </span>
        )}
        <div className={styles.text}>
          <p className="h2">{values.title || 'Judul promo'}</p>
          <p className="dim">{promoPeriod(values)}</p>
          {values.subTitle ? <p>{values.subTitle}</p> : null}
          {data ? <Prose html={data.html} /> : null}
        </div>
      </div>
    </section>
  )
}
