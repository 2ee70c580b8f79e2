import { chipClass } from '../../ui/list/chip-class.ts'
import { useScrollToCurrent } from '../../ui/keys/use-scroll-to-current.ts'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import styles from './service-chips.module.css'
import { groupPath, servicesPath } from './service-path.ts'

type ServiceChipsProps = { groups: readonly { group: string; title: string }[]; current: string | undefined }

/** Links, so that each group can be shared and 'back' works. */
export function ServiceChips({ groups, current }: ServiceChipsProps) {
  const chips = [
    { href: servicesPath, title: 'Semua', on: !current },
    ...groups.map(({ group, title }) => ({ href: groupPath(group), title, on: group === current })),
  ]
  const row = useScrollToCurrent<HTMLElement>(current)
  return (
    <nav ref={row} className={styles.chips} aria-label="Kelompok layanan">
      {chips.map(({ href, title, on }) => (
        <UiLink key={href} href={href} className={chipClass({ on })} aria-current={on ? 'page' : undefined}>
          {title}
        </UiLink>
      ))}
    </nav>
  )
}
