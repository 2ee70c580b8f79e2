import { type MouseEvent, useRef } from 'react'
import { chevronDownIcon } from '../../ui/icon/arrow-icons.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { IconButton } from '../../ui/frame/icon-button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { menuIcon } from '../../ui/icon/navigation-icons.ts'
import { closeIcon } from '../../ui/icon/state-icons.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import { FrameTheme } from './frame-theme.tsx'
import type { FrameTexts } from './frame-texts.ts'
import { LanguageSwitch } from './language-switch.tsx'
import type { PublicVisitor } from './public-visitor.ts'
import { serviceLinks, siteLinks } from './site-links.ts'
import styles from './site-menu.module.css'

/** A native dialog traps the focus, closes with Esc and restores the focus. */
export function SiteMenu({ visitor, texts, compact }: { visitor: PublicVisitor; texts: FrameTexts; compact: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { signedIn, siteOpen, language } = visitor

  // A press on a link navigates; a press on the dialog itself is one on its backdrop.
  function press({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget || (target as Element).closest('a')) dialog.current?.close()
  }

  return (
    <>
      <IconButton
        label={texts.menu}
        icon={menuIcon}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog ref={dialog} className={styles.menu} aria-label={texts.menu} onClick={press}>
        <div className={styles.panel}>
          <div className={styles.head}>
            <IconButton label={texts.close} icon={closeIcon} onClick={() => dialog.current?.close()} />
          </div>
          {siteOpen ? <MenuLinks texts={texts} /> : null}
          <div className={styles.foot}>
            <UiLink href={signedIn ? '/user/home' : '/auth/login'} className={buttonClass({ block: true })}>
              {signedIn ? texts.account : texts.signIn}
            </UiLink>
            <div className={styles.choices}>
              {compact ? null : <LanguageSwitch language={language} />}
              <FrameTheme texts={texts} />
            </div>
          </div>
        </div>
      </dialog>
    </>
  )
}

function MenuLinks({ texts }: { texts: FrameTexts }) {
  return (
    <nav className={styles.links} aria-label={texts.mainMenu}>
      {siteLinks.map(({ href, text }) =>
        text === 'services' ? (
          <details key={href} className={styles.group}>
            <summary className={styles.link}>
              {texts.services}
              <Icon path={chevronDownIcon} size={20} className={styles.chevron} />
            </summary>
            <ul className={styles.services}>
              {serviceLinks.map((service) => (
                <li key={service.href}>
                  <UiLink href={service.href} className={styles.service}>
                    {texts[service.text]}
                  </UiLink>
                </li>
              ))}
            </ul>
          </details>
        ) : (
          <UiLink key={href} href={href} className={styles.link}>
            {texts[text]}
          </UiLink>
        ),
      )}
    </nav>
  )
}
