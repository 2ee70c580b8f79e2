import styles from './side-rail.module.css'

/** For links and buttons at the foot of a `SideRail`. */
export function railItemClass(): string {
  return styles['item'] ?? ''
}
