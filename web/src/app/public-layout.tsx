import { Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { helpChat } from '../lib/help-chat.ts'
import { renderExternal } from '../lib/render-external.tsx'
import { frameWords } from '../public/shell/frame-words.ts'
import { PublicFooter } from '../public/shell/public-footer.tsx'
import { PublicHeader } from '../public/shell/public-header.tsx'
import { classNames } from '../ui/class-names.ts'
import { FloatingButton } from '../ui/floating-button.tsx'
import { whatsappIcon } from '../ui/navigation-icons.ts'
import styles from './public-layout.module.css'

export function PublicLayout() {
  const { language, flags, signedIn, home } = useRouter().options.context
  const signingIn = useLocation({ select: ({ pathname }) => pathname.startsWith('/auth/') })
  const visitor = { language, signedIn: signedIn(), home: home(), siteOpen: flags.publicSite }
  const words = frameWords(language)
  return (
    <div className={styles.page}>
      <a className="skip-link" href="#isi">
        {words.skip}
      </a>
      <div className={styles.view}>
        <PublicHeader visitor={visitor} compact={signingIn} />
        {/* The frame speaks two languages, the pages in it Indonesian. */}
        <main id="isi" tabIndex={-1} lang="id" className={classNames(styles.main, !signingIn && styles.column)}>
          <Outlet />
        </main>
      </div>
      <PublicFooter visitor={visitor} />
      <FloatingButton label={words.needHelp} icon={whatsappIcon} href={helpChat} renderLink={renderExternal} />
    </div>
  )
}
