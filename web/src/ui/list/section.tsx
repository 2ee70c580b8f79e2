import { useId, type ReactNode } from 'react'
import { classNames } from '../frame/class-names.ts'
import type { RenderLink } from '../frame/render-link.tsx'
import styles from './section.module.css'
import { UiLink } from '../frame/ui-link.tsx'

export type SectionProps = {
  title: string
  level?: 2 | 3 | undefined
  moreHref?: string | undefined
  moreLabel?: string | undefined
  /** in place of the link */
  action?: ReactNode
  renderLink?: RenderLink | undefined
  className?: string | undefined
  children: ReactNode
}

export function Section({
  title,
  level = 2,
  moreHref,
  moreLabel,
  action,
  renderLink,
  className,
  children,
}: SectionProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section className={classNames(styles.section, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading className={classNames('h2', styles.title)} id={id}>
          {title}
        </Heading>
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
