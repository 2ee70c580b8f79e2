import { useEffect, useRef, type ReactNode } from 'react'
import { chevronLeftIcon, chevronRightIcon } from '../icon/arrow-icons.ts'
import { replayEarlyPress } from '../keys/replay-early-press.ts'
import { Icon } from '../icon/icon.tsx'
import { pageWindow } from './page-window.ts'
import styles from './pagination.module.css'
import type { RenderLink } from '../frame/render-link.tsx'
import { UiLink } from '../frame/ui-link.tsx'

type Steering =
  | { hrefFor: (page: number) => string; renderLink?: RenderLink | undefined; onPage?: never }
  | { onPage: (page: number) => void; hrefFor?: never; renderLink?: never }

export type PaginationProps = Steering & {
  page: number
  totalPages: number
  label?: string | undefined
  /** shown at the left, for example '1-10 dari 24' */
  summary?: ReactNode
}

export function Pagination(props: PaginationProps) {
  const { page, totalPages, label = 'Halaman', summary } = props
  const pages = pageWindow(page, totalPages)
  const nav = useRef<HTMLElement>(null)
  const hasFocus = useRef(false)
  const shown = useRef(page)

  // On the first and last page the previous or next button is gone: if it had the focus, the current page takes it.
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (!hasFocus.current || document.activeElement !== document.body) return
    nav.current?.querySelector<HTMLElement>('[aria-current=page]')?.focus({ preventScroll: true })
  }, [page])

  function step(to: number, content: ReactNode, name: string, current = false) {
    const common = {
      className: styles.step,
      'aria-label': name,
      'aria-current': current ? ('page' as const) : undefined,
      children: content,
    }
    if (to < 1 || to > totalPages) {
      return (
        <span key={name} className={styles.step} aria-hidden="true" data-off="">
          {content}
        </span>
      )
    }
    if (props.hrefFor) return <UiLink key={name} {...common} href={props.hrefFor(to)} renderLink={props.renderLink} />
    return <button key={name} ref={replayEarlyPress} type="button" {...common} onClick={() => props.onPage(to)} />
  }

  if (totalPages <= 1 && !summary) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      ref={nav}
      className={styles.pager}
      aria-label={label}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) hasFocus.current = false
      }}
    >
      <span className={styles.summary}>{summary}</span>
      {totalPages > 1 ? (
        <div className={styles.steps}>
          {step(page - 1, <Icon path={chevronLeftIcon} size={16} />, 'Sebelumnya')}
          {pages.map((number) => step(number, number, `Halaman ${number}`, number === page))}
          {step(page + 1, <Icon path={chevronRightIcon} size={16} />, 'Berikutnya')}
        </div>
      ) : null}
    </nav>
  )
}
