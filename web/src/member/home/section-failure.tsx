import { Button } from '../../ui/frame/button.tsx'
import { Note } from '../../ui/frame/note.tsx'
import styles from './section-failure.module.css'

type SectionFailureProps = { children: string; retrying: boolean; onRetry: () => unknown }

export function SectionFailure({ children, retrying, onRetry }: SectionFailureProps) {
  return (
    <Note
      tone="danger"
      role="alert"
      className={styles.failure}
      action={
        <Button variant="line" small busy={retrying} onClick={() => void onRetry()}>
          Coba lagi
        </Button>
      }
    >
      {children}
    </Note>
  )
}
