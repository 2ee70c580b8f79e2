import { FormError } from '../../ui/frame/form-error.tsx'
import { ActButton } from './act-button.tsx'
import styles from './save-failure.module.css'

type SaveFailureProps = {
  failure?: string | undefined
  /** the server's message when somebody else saved first */
  conflict: string | undefined
  onReload: () => Promise<unknown>
}

/** Shows why a form was not saved. After a conflict the typed input stays until the user loads the newer version. */
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
