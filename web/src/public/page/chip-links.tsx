import { chipClass } from '../../ui/chip-class.ts'
import { useScrollToCurrent } from '../../ui/use-scroll-to-current.ts'
import { UiLink } from '../../ui/ui-link.tsx'
import styles from './chip-links.module.css'
import { renderExact } from './exact-link.tsx'

type ChipLink = { href: string; label: string; on: boolean }

export type ChipLinksProps = { label: string; links: readonly ChipLink[]; lang?: 'id' | undefined }

/** Ways to narrow a list, each an address of its own. One line that scrolls inside itself on phones. */
export function ChipLinks({ label, links, lang }: ChipLinksProps) {
  const row = useScrollToCurrent<HTMLElement>(links.find(({ on }) => on)?.href)
  return (
    <nav ref={row} className={styles.row} aria-label={label} lang={lang}>
      {links.map(({ href, label: word, on }) => (
        <UiLink key={href} href={href} className={chipClass({ on })} renderLink={renderExact}>
          {word}
        </UiLink>
      ))}
    </nav>
  )
}
