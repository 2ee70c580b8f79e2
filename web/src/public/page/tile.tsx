import type { ReactNode } from 'react'
import { cardClass } from '../../ui/frame/card-class.ts'
import { classNames } from '../../ui/frame/class-names.ts'
import type { RenderLink } from '../../ui/frame/render-link.tsx'
import { UiLink } from '../../ui/frame/ui-link.tsx'
import styles from './tile.module.css'

export type TileProps = {
  href: string
  title: string
  level?: 2 | 3 | undefined
  picture: ReactNode
  /** above the title: a category, a date */
  over?: ReactNode
  /** picture beside the text where there is room, for the first of a list */
  wide?: boolean | undefined
  renderLink?: RenderLink | undefined
  children?: ReactNode
}

/** The whole tile is the link; the title is its name. */
export function Tile({ href, title, level = 3, picture, over, wide, renderLink, children }: TileProps) {
  const Heading = `h${level}` as const
  return (
    <article className={classNames(cardClass({ link: true }), styles.tile, wide && styles.wide)}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        {over ? <div className={styles.over}>{over}</div> : null}
        <Heading className={styles.title}>
          <UiLink href={href} className={styles.link} renderLink={renderLink}>
            {title}
          </UiLink>
        </Heading>
        {children}
      </div>
    </article>
  )
}
