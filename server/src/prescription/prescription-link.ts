/** The page of the prescription that was given at a visit. */
export function prescriptionLink({ id, medicalId }: { id: number; medicalId: string }) {
  return `/user/prescription/${medicalId}?id=${id}`
}
