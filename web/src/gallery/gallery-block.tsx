import { useId, type ReactNode } from 'react'
import { cardClass } from '../ui/frame/card-class.ts'
import styles from './gallery-block.module.css'

export function GalleryBlock({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={`${cardClass({ padded: true })} ${styles.block}`} aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}

export function GalleryCaption({ children }: { children: string }) {
  return <p className="tiny dim">{children}</p>
}
