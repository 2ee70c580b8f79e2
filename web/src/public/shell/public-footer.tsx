import { BRAND } from '@nmw/contract/brand'
import { BrandMark } from '../../ui/frame/brand-mark.tsx'
import { FooterContact } from './footer-contact.tsx'
import { FooterLinks } from './footer-links.tsx'
import { FooterSocial } from './footer-social.tsx'
import { frameTexts } from './frame-texts.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import styles from './public-footer.module.css'
import type { PublicVisitor } from './public-visitor.ts'

export function PublicFooter({ visitor }: { visitor: PublicVisitor }) {
  const texts = frameTexts(visitor.language)
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <section className={styles.news} aria-labelledby="kabar">
          <div>
            <h2 className="h2" id="kabar">
              {texts.newsletter}
            </h2>
            <p className="small dim">{texts.newsletterText}</p>
          </div>
          <NewsletterForm texts={texts} />
        </section>
        <div className={styles.columns}>
          <div className={styles.about}>
            <BrandMark />
            <FooterContact texts={texts} />
            <FooterSocial texts={texts} />
          </div>
          {visitor.siteOpen ? <FooterLinks texts={texts} /> : null}
        </div>
        <p className={styles.end}>© {BRAND.name}</p>
      </div>
    </footer>
  )
}
