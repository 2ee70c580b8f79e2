import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { RenderLink } from './render-link.tsx'
import styles from './section.module.css'
import { UiLink } from './ui-link.tsx'

export type SectionProps = {
  title: string
  moreHref?: string | undefined
  moreLabel?: string | undefined
  /** in place of the link */
  action?: ReactNode
  renderLink?: RenderLink | undefined
  className?: string | undefined
  children: ReactNode
}

export function Section({ title, moreHref, moreLabel, action, renderLink, className, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classNames(styles.section, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className="h2" id={id}>
          {title}
        </h2>
        {moreHref ? (
          <UiLink href={moreHref} className={classNames('link', 'link-tap', styles.more)} renderLink={renderLink}>
            {moreLabel ?? 'Lihat semua'}
            <span className="sr-only"> {title}</span>
          </UiLink>
        ) : (
          action
        )}
      </div>
      {children}
    </section>
  )
}
