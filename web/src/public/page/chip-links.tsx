import { chipClass } from '../../ui/list/chip-class.ts'
import { useScrollToCurrent } from '../../ui/keys/use-scroll-to-current.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import styles from './chip-links.module.css'
import { renderExact } from './exact-link.tsx'

type ChipLink = { href: string; label: string; on: boolean }

export type ChipLinksProps = { label: string; links: readonly ChipLink[]; lang?: 'id' | undefined }

/** Filter links, on one line that scrolls on phones. */
export function ChipLinks({ label, links, lang }: ChipLinksProps) {
  const row = useScrollToCurrent<HTMLElement>(links.find(({ on }) => on)?.href)
  return (
    <nav ref={row} className={styles.row} aria-label={label} lang={lang}>
      {links.map(({ href, label: text, on }) => (
        <UiLink key={href} href={href} className={chipClass({ on })} renderLink={renderExact}>
          {text}
        </UiLink>
      ))}
    </nav>
  )
}
