import { Button } from './button.tsx'

/** For a missing chunk: only a fresh page knows the names of the newest files. */
export function ReloadButton() {
  return (
    <Button variant="line" small onClick={() => location.reload()}>
      Muat ulang halaman
    </Button>
  )
}
