import { Drawer } from '@base-ui/react/drawer'
import type { ReactNode } from 'react'
import { classNames } from '../frame/class-names.ts'
import { iconButtonClass } from '../frame/icon-button-class.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './sheet.module.css'
import { closeIcon } from '../icon/state-icons.ts'
import { useMedia } from '../keys/use-media.ts'

export type SheetProps = {
  open: boolean
  onClose: () => void
  title: string
  /** fixed height for a form, so that nothing jumps when an error or the keyboard appears */
  fixed?: boolean | undefined
  /** while saving the sheet cannot be closed */
  locked?: boolean | undefined
  /** the buttons, which stay visible while the rest scrolls */
  foot?: ReactNode
  children: ReactNode
}

/** A swipeable sheet on phones; a centred dialog from 768 px. */
export function Sheet({ open, onClose, title, fixed, locked, foot, children }: SheetProps) {
  const wide = useMedia('(min-width: 768px)')
  return (
    <Drawer.Root open={open} onOpenChange={(next) => (next || locked ? undefined : onClose())}>
      <Drawer.Portal>
        <Drawer.Backdrop className={styles.scrim} />
        <Drawer.Viewport className={styles.viewport}>
          <Drawer.Popup
            className={classNames(styles.sheet, fixed && styles.fixed)}
            // a centred dialog is not closed by swiping
            data-base-ui-swipe-ignore={wide ? '' : undefined}
          >
            <div className={styles.grab} aria-hidden="true" />
            <header className={styles.head}>
              <Drawer.Title className={classNames('h2', styles.title)}>{title}</Drawer.Title>
              <Drawer.Close className={iconButtonClass()} aria-label="Tutup">
                <Icon path={closeIcon} />
              </Drawer.Close>
            </header>
            <Drawer.Content className={styles.body}>{children}</Drawer.Content>
            {foot ? <footer className={styles.foot}>{foot}</footer> : null}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
