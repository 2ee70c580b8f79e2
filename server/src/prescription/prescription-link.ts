export function prescriptionLink({ id, medicalId }: { id: number; medicalId: string }) {
  return `/user/prescription/${medicalId}?id=${id}`
}
