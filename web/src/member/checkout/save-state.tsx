import { Button } from '../../ui/frame/button.tsx'
import { Note } from '../../ui/frame/note.tsx'
import type { CheckoutSaves } from './use-checkout-saves.ts'

type SaveStateProps = { state: CheckoutSaves['state']; onRetry: () => void }

/** Hidden while all is saved; offers a retry after a failure and explains a refusal. */
export function SaveState({ state, onRetry }: SaveStateProps) {
  return (
    <div aria-live="polite">
      {state.kind === 'failed' ? (
        <Note
          tone="warning"
          action={
            <Button variant="quiet" small onClick={onRetry}>
              Coba lagi
            </Button>
          }
        >
          <p className="strong">Belum tersimpan</p>
          <p>{state.message}</p>
        </Note>
      ) : null}
      {state.kind === 'refused' ? (
        <Note tone="warning">
          <p className="strong">Perubahan tidak disimpan</p>
          <p>{state.message}</p>
        </Note>
      ) : null}
    </div>
  )
}
