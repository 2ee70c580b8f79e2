import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { classNames } from '../frame/class-names.ts'
import styles from './dialog.module.css'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** one or two sentences, announced when the dialog opens */
  description?: ReactNode
  /** must be answered: a click outside does not close it */
  mustAnswer?: boolean | undefined
  /** while work is in progress the dialog cannot be closed */
  locked?: boolean | undefined
  /** hides the page below, which the person at the dialog may not be allowed to read */
  veiled?: boolean | undefined
  /** focused when it opens; by default the first focusable element */
  firstFocus?: RefObject<HTMLElement | null> | undefined
  mark?: ReactNode
  actions?: ReactNode
  children?: ReactNode
}

export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, mustAnswer, locked, veiled, firstFocus, mark, actions, children } = props
  const Root = mustAnswer ? AlertDialog.Root : BaseDialog.Root
  return (
    <Root open={open} onOpenChange={(next) => (next || locked ? undefined : onClose())}>
      <BaseDialog.Portal>
        {/* also above an open sheet, whose own backdrop only dims the page below it */}
        <BaseDialog.Backdrop className={classNames(styles.scrim, veiled && styles.veil)} forceRender />
        <BaseDialog.Popup className={classNames(styles.dialog, mark ? styles.centred : null)} initialFocus={firstFocus}>
          {mark}
          <BaseDialog.Title className="h2">{title}</BaseDialog.Title>
          {description ? (
            <BaseDialog.Description className={styles.description} render={<div />}>
              {description}
            </BaseDialog.Description>
          ) : null}
          {children ? <div className={styles.body}>{children}</div> : null}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </Root>
  )
}
