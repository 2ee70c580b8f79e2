import type { ReactNode } from 'react'
import { chevronLeftIcon } from '../icon/arrow-icons.ts'
import { iconButtonClass } from '../frame/icon-button-class.ts'
import { Icon } from '../icon/icon.tsx'
import type { RenderLink } from '../frame/render-link.tsx'
import styles from './staff-head.module.css'
import { UiLink } from '../frame/ui-link.tsx'

export type StaffHeadProps = {
  title: string
  detail?: ReactNode
  backHref?: string | undefined
  backLabel?: string | undefined
  renderLink?: RenderLink | undefined
  /** a `SearchField`; takes the whole width on phones */
  search?: ReactNode
  /** the main action */
  children?: ReactNode
}

export function StaffHead(props: StaffHeadProps) {
  const { title, detail, backHref, backLabel = 'Kembali ke daftar', renderLink, search, children } = props
  return (
    <div className={styles.head}>
      {backHref ? (
        <UiLink href={backHref} className={iconButtonClass()} aria-label={backLabel} renderLink={renderLink}>
          <Icon path={chevronLeftIcon} size={20} />
        </UiLink>
      ) : null}
      <div className={styles.text}>
        <h1 className={styles.title}>{title}</h1>
        {detail ? <p className="dim num">{detail}</p> : null}
      </div>
      {search ? <div className={styles.search}>{search}</div> : null}
      {children}
    </div>
  )
}
