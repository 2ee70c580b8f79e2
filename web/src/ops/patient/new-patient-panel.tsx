import type { PatientCard } from '@nmw/contract/ops-patient'
import { SidePanel } from '../../ui/overlay/side-panel.tsx'
import { useNewPatientForm } from './new-patient-form.tsx'

type NewPatientPanelProps = { onClose: () => void; onDone: (made: PatientCard) => void }

export function NewPatientPanel({ onClose, onDone }: NewPatientPanelProps) {
  const { fields, foot } = useNewPatientForm(onDone)
  return (
    <SidePanel takesFocus title="Pasien baru" onClose={onClose} foot={foot}>
      {fields}
    </SidePanel>
  )
}
