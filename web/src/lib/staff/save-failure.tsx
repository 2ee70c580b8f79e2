import { FormError } from '../../ui/form-error.tsx'
import { ActButton } from './act-button.tsx'
import styles from './save-failure.module.css'

type SaveFailureProps = {
  failure?: string | undefined
  /** what the server said when somebody else had saved meanwhile */
  conflict: string | undefined
  onReload: () => Promise<unknown>
}

/** Why a form was not saved. Who was overtaken keeps what she typed until she wants the newer one instead. */
export function SaveFailure({ failure, conflict, onReload }: SaveFailureProps) {
  return (
    <FormError
      message={conflict ?? failure}
      action={
        conflict ? (
          <div className={styles.action}>
            <ActButton
              variant="line"
              small
              act={onReload}
              question={{
                title: 'Muat yang terbaru?',
                description: 'Yang Anda ketik di sini dan belum disimpan akan hilang.',
                confirm: 'Muat yang terbaru',
                danger: true,
              }}
            >
              Muat yang terbaru
            </ActButton>
          </div>
        ) : undefined
      }
    />
  )
}
