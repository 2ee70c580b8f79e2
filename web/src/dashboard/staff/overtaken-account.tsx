import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { LazyQuestionDialog } from '../../ui/lazy-question-dialog.tsx'
import styles from './overtaken-account.module.css'

type OvertakenAccountProps = { message: string | undefined; busy: boolean; onReload: () => void }

/** Somebody saved the account meanwhile: what was typed stays until the newer one is wanted instead. */
export function OvertakenAccount({ message, busy, onReload }: OvertakenAccountProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <FormError
        message={message}
        action={
          <div className={styles.action}>
            <Button variant="line" small onClick={() => setAsking(true)}>
              Muat yang terbaru
            </Button>
          </div>
        }
      />
      <LazyQuestionDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={onReload}
        title="Muat yang terbaru?"
        description="Yang Anda ketik di sini dan belum disimpan akan hilang."
        confirmLabel="Muat yang terbaru"
        busy={busy}
        danger
      />
    </>
  )
}
