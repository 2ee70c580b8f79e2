import { lazy, Suspense, useState } from 'react'
import { editIcon } from '../../ui/action-icons.ts'
import { Button } from '../../ui/button.tsx'

const BranchSheet = lazy(async () => ({ default: (await import('./branch-sheet.tsx')).BranchSheet }))

/** Whom to write to is asked in a sheet, which comes with the first press. */
export function NewThread() {
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button variant="soft" small icon={editIcon} onClick={() => setSheet('open')}>
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
