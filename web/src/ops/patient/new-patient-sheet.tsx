import type { PatientCard } from '@nmw/contract/ops-patient'
import type { ReactNode } from 'react'
import { DirtyFormsProvider } from '../../shared/staff/dirty-forms.ts'
import { useLeaveConfirm } from '../../shared/staff/use-leave-confirm.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { useNewPatientForm } from './new-patient-form.tsx'

type NewPatientSheetProps = { onClose: () => void; onDone: (made: PatientCard) => void }

/** Registers a patient in a sheet over a form that needs one and stays as it is. */
export function NewPatientSheet({ onClose, onDone }: NewPatientSheetProps) {
  const { work, leave, question } = useLeaveConfirm()
  return (
    <DirtyFormsProvider value={work}>
      <OpenSheet onClose={() => leave(onClose)} onDone={onDone} question={question} />
    </DirtyFormsProvider>
  )
}

function OpenSheet({ onClose, onDone, question }: NewPatientSheetProps & { question: ReactNode }) {
  const { busy, fields, foot } = useNewPatientForm(onDone)
  return (
    <Sheet open title="Pasien baru" onClose={onClose} locked={busy} foot={foot}>
      {fields}
      {question}
    </Sheet>
  )
}
