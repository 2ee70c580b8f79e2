import { useState } from 'react'
import { Button } from '../../../ui/frame/button.tsx'
import { lazyPart } from '../../../ui/overlay/lazy-part.tsx'
import { chatIcon } from '../../../ui/icon/navigation-icons.ts'

const BranchSheet = lazyPart(async () => (await import('./branch-sheet.tsx')).BranchSheet)

type NewThreadProps = {
  /** the main action of the screen */
  main?: boolean | undefined
  className?: string | undefined
}

/** The branch is chosen in a sheet that loads on the first press. */
export function NewThread({ main, className }: NewThreadProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant={main ? 'primary' : 'soft'}
        small={!main}
        icon={chatIcon}
        className={className}
        onClick={() => setOpen(true)}
      >
        Tulis ke klinik
      </Button>
      <BranchSheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}
