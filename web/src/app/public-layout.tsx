import { Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { helpChat } from '../lib/page/help-chat.ts'
import { renderExternal } from '../lib/page/render-external.tsx'
import { frameTexts } from '../public/shell/frame-texts.ts'
import { PublicFooter } from '../public/shell/public-footer.tsx'
import { PublicHeader } from '../public/shell/public-header.tsx'
import { classNames } from '../ui/frame/class-names.ts'
import { FloatingButton } from '../ui/nav/floating-button.tsx'
import { whatsappIcon } from '../ui/icon/navigation-icons.ts'
import styles from './public-layout.module.css'

/** Pages with a single task get a reduced header and footer. */
const entrance = /^\/(auth|user)\//

export function PublicLayout() {
  const { language, flags, signedIn, home } = useRouter().options.context
  const signingIn = useLocation({ select: ({ pathname }) => entrance.test(pathname) })
  const visitor = { language, signedIn: signedIn(), home: home(), siteOpen: flags.publicSite }
  const texts = frameTexts(language)
  return (
    <div className={classNames(styles.page, signingIn && styles.signingIn)}>
      <a className="skip-link" href="#isi">
        {texts.skip}
      </a>
      <PublicHeader visitor={visitor} compact={signingIn} />
      {/* Fixed texts follow the chosen language; the sign-in pages and the clinic's own content are in Indonesian. */}
      <main id="isi" tabIndex={-1} lang={signingIn ? 'id' : language} className={styles.main}>
        <Outlet />
      </main>
      <aside aria-label={texts.help}>
        <FloatingButton
          label={texts.needHelp}
          icon={whatsappIcon}
          href={helpChat}
          settles={signingIn}
          renderLink={renderExternal}
        />
      </aside>
      <PublicFooter visitor={visitor} />
    </div>
  )
}
