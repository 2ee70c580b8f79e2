import { Button } from '../../ui/frame/button.tsx'
import styles from './older-messages.module.css'

type OlderMessagesProps = { state: 'idle' | 'loading' | 'failed'; onLoad: () => void }

export function OlderMessages({ state, onLoad }: OlderMessagesProps) {
  return (
    <div className={styles.older}>
      {state === 'failed' ? <p className="small dim">Pesan sebelumnya gagal dimuat.</p> : null}
      <Button variant="quiet" small busy={state === 'loading'} onClick={onLoad}>
        {state === 'failed' ? 'Coba lagi' : 'Muat pesan sebelumnya'}
      </Button>
    </div>
  )
}
