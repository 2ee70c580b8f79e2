import type { BranchSummary } from '@nmw/contract/ops-branch'
import { cardClass } from '../../ui/frame/card-class.ts'
import { classNames } from '../../ui/frame/class-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import type { OpsMenuItem } from '../ops-menu.ts'
import styles from './menu-card.module.css'

export function MenuCard({ place, summary }: { place: OpsMenuItem; summary: BranchSummary }) {
  const { href, label, icon, purpose, waiting = [] } = place
  const figures = waiting.flatMap(({ word, count }) => {
    const number = count(summary)
    return number === null ? [] : [{ word, number }]
  })
  return (
    <UiLink href={href} className={classNames(cardClass({ padded: true, link: true }), styles.place)}>
      <span className={styles.picture}>
        <Icon path={icon} />
      </span>
      <span className={styles.text}>
        <span className="h3">{label}</span>
        <span className="dim small">{purpose}</span>
        {figures.length ? (
          <span className={styles.figures}>
            {figures.map(({ word, number }) => (
              <span key={word} className={classNames(styles.figure, number > 0 && styles.some)}>
                <b className="num">{number}</b> {word}
              </span>
            ))}
          </span>
        ) : null}
      </span>
    </UiLink>
  )
}
