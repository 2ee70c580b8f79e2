import { BrandMark } from '../../ui/frame/brand-mark.tsx'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { classNames } from '../../ui/frame/class-names.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { FrameTheme } from './frame-theme.tsx'
import { frameTexts } from './frame-texts.ts'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './public-header.module.css'
import type { PublicVisitor } from './public-visitor.ts'
import { ServicesMenu } from './services-menu.tsx'
import { siteLinks } from './site-links.ts'
import { SiteMenu } from './site-menu.tsx'

type PublicHeaderProps = {
  visitor: PublicVisitor
  /**
   * on sign-in pages: only the brand, the rest in the menu, without a language switch, so that a half-filled form
   * stays
   */
  compact: boolean
}

export function PublicHeader({ visitor, compact }: PublicHeaderProps) {
  const { language, signedIn, home, siteOpen } = visitor
  const texts = frameTexts(language)
  const withLinks = siteOpen && !compact
  return (
    <header className={classNames(styles.header, !compact && styles.sticky)}>
      <div className={classNames(styles.inner, compact && styles.full)}>
        <UiLink href={home} className={styles.brand}>
          <BrandMark />
        </UiLink>
        {withLinks ? (
          <nav className={styles.links} aria-label={texts.mainMenu}>
            {siteLinks.map(({ href, text }) =>
              text === 'services' ? (
                <ServicesMenu key={href} texts={texts} />
              ) : (
                <UiLink key={href} href={href} className={styles.link}>
                  {texts[text]}
                </UiLink>
              ),
            )}
          </nav>
        ) : null}
        <div className={styles.tools}>
          <div className={styles.roomy}>
            {compact ? null : <LanguageSwitch language={language} />}
            <FrameTheme texts={texts} />
          </div>
          {signedIn ? (
            <UiLink href="/user/home" className={buttonClass({ variant: 'soft', small: true })}>
              {texts.account}
            </UiLink>
          ) : compact ? null : (
            <UiLink href="/auth/login" className={buttonClass({ variant: 'soft', small: true })}>
              {texts.signIn}
            </UiLink>
          )}
          <div className={withLinks ? styles.narrow : undefined}>
            <SiteMenu visitor={visitor} texts={texts} compact={compact} />
          </div>
        </div>
      </div>
    </header>
  )
}
