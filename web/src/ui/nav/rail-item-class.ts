import styles from './side-rail.module.css'

/** For links and buttons at the bottom of a `SideRail`. */
export function railItemClass(): string {
  return styles['item'] ?? ''
}
