import type { ReactNode } from 'react'
import { classNames } from '../../ui/frame/class-names.ts'
import styles from './clip.module.css'

type ClipProps = { strong?: boolean | undefined; children: ReactNode }

export function Clip({ strong, children }: ClipProps) {
  return <span className={classNames('clip', strong && 'strong', styles.block)}>{children}</span>
}
