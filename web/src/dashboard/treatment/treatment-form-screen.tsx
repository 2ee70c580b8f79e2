import { listAdminTreatments, readAdminTreatment, type WholeTreatment } from '@nmw/contract/treatment-desk'
import { useToast } from '../../ui/overlay/use-toast.ts'
import { DraftedForm } from '../draft/drafted-form.tsx'
import { TreatmentFields } from './treatment-fields.tsx'
import { emptyTreatment, treatmentFields, treatmentValues, type TreatmentValues } from './treatment-values.ts'

export function TreatmentFormScreen() {
  const toast = useToast()
  return (
    <DraftedForm<WholeTreatment, TreatmentValues>
      kind="treatment"
      name="treatment"
      read={readAdminTreatment}
      refreshes={[listAdminTreatments]}
      empty={emptyTreatment}
      valuesOf={treatmentValues}
      textOfWhole={({ description }) => description}
      fields={treatmentFields}
      titleOf={({ name }) => name}
      toast={toast.success}
    >
      {(form) => <TreatmentFields form={form} />}
    </DraftedForm>
  )
}
