import { FormError } from '../../ui/form-error.tsx'
import { ActButton } from '../kit/act-button.tsx'
import type { useSavedForm } from '../kit/use-saved-form.ts'
import styles from './save-failure.module.css'

type SaveFailureProps = {
  form: Pick<ReturnType<typeof useSavedForm>, 'failure' | 'overtaken'>
  onReload: () => Promise<unknown>
}

/** Why a form was not saved. Who was overtaken keeps what she typed until she wants the newer one instead. */
export function SaveFailure({ form: { failure, overtaken }, onReload }: SaveFailureProps) {
  return (
    <FormError
      message={overtaken ?? failure}
      action={
        overtaken ? (
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
