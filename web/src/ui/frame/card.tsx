import type { ComponentProps } from 'react'
import { cardClass, type CardLook } from './card-class.ts'
import { classNames } from './class-names.ts'

export type CardProps = ComponentProps<'div'> & CardLook & { as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'li' }

export function Card({ as: Element = 'div', padded, rows, link, className, ...rest }: CardProps) {
  const Tag = Element as 'div'
  return <Tag {...rest} className={classNames(cardClass({ padded, rows, link }), className)} />
}
