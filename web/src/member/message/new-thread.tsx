import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { chatIcon } from '../../ui/navigation-icons.ts'

const BranchSheet = lazy(async () => ({ default: (await import('./branch-sheet.tsx')).BranchSheet }))

type NewThreadProps = {
  /** the one thing to do on the screen */
  main?: boolean | undefined
  className?: string | undefined
}

/** Whom to write to is asked in a sheet, which comes with the first press. */
export function NewThread({ main, className }: NewThreadProps) {
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button
        variant={main ? 'primary' : 'soft'}
        small={!main}
        icon={chatIcon}
        className={className}
        onClick={() => setSheet('open')}
      >
        Tulis ke klinik
      </Button>
      {sheet === 'never' ? null : (
        <Suspense>
          <BranchSheet open={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </>
  )
}
