import { BRAND } from '@nmw/contract/brand'
import { renderExternal } from '../../lib/render-external.tsx'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { iconButtonClass } from '../../ui/icon-button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { UiLink } from '../../ui/ui-link.tsx'
import { FooterContact } from './footer-contact.tsx'
import { FooterLinks } from './footer-links.tsx'
import { frameWords } from './frame-words.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import styles from './public-footer.module.css'
import type { PublicVisitor } from './public-visitor.ts'
import { instagramIcon, tiktokIcon, youtubeIcon } from './social-icons.ts'

const social = [
  { name: 'Instagram', href: BRAND.social.instagram, icon: instagramIcon },
  { name: 'TikTok', href: BRAND.social.tiktok, icon: tiktokIcon },
  { name: 'YouTube', href: BRAND.social.youtube, icon: youtubeIcon },
] as const

export function PublicFooter({ visitor }: { visitor: PublicVisitor }) {
  const words = frameWords(visitor.language)
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <section className={styles.news} aria-labelledby="kabar">
          <div>
            <h2 className="h2" id="kabar">
              {words.newsletter}
            </h2>
            <p className="small dim">{words.newsletterText}</p>
          </div>
          <NewsletterForm words={words} />
        </section>
        <div className={styles.columns}>
          <div className={styles.about}>
            <BrandMark />
            <FooterContact words={words} />
          </div>
          {visitor.siteOpen ? <FooterLinks words={words} /> : null}
        </div>
        <div className={styles.end}>
          <p className="small dim">© {BRAND.name}</p>
          <ul className={styles.social} aria-label={words.social}>
            {social.map(({ name, href, icon }) => (
              <li key={name}>
                <UiLink href={href} className={iconButtonClass()} aria-label={name} renderLink={renderExternal}>
                  <Icon path={icon} />
                </UiLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
