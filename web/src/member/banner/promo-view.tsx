import { BRAND, whatsappLink } from '@nmw/contract/brand'
import { renderExternal } from '../../lib/page/render-external.tsx'
import { WrittenText } from '../../shared/text/written-text.tsx'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { whatsappIcon } from '../../ui/icon/navigation-icons.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import styles from './promo-view.module.css'
import type { Promo } from './promo.ts'
import { PromoHead } from './promo-head.tsx'
import { PromoOffers } from './promo-offers.tsx'
import { PromoTerms } from './promo-terms.tsx'

export function PromoView({ promo }: { promo: Promo }) {
  const { title, description, voucher, headingMain, generalHeading } = promo
  const question = whatsappLink(BRAND.whatsapp, `Halo NMW, saya ingin bertanya tentang promo ${title}.`)
  return (
    <article className={styles.grid}>
      <div className={styles.head}>
        <PromoHead promo={promo} />
      </div>
      <div className={styles.main}>
        {headingMain ? <h2 className="h2">{headingMain}</h2> : null}
        {voucher.map((group) => (
          <PromoOffers key={group.title} group={group} />
        ))}
        {description ? <WrittenText html={description} /> : null}
      </div>
      <aside className={styles.side}>
        <PromoTerms headings={generalHeading} />
        <UiLink href={question} className={buttonClass({ block: true })} renderLink={renderExternal}>
          <Icon path={whatsappIcon} size={20} />
          Tanya lebih lanjut
        </UiLink>
      </aside>
    </article>
  )
}
