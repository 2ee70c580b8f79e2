import { Button } from './button.tsx'

/** For what only the page itself can mend: it knows the names of the newest files. */
export function ReloadButton() {
  return (
    <Button variant="line" small onClick={() => location.reload()}>
      Muat ulang halaman
    </Button>
  )
}
