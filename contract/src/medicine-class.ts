/** By law, from what anybody may buy to what is kept under lock. */
export const MEDICINE_CLASSES = ['bebas', 'bebas-terbatas', 'keras', 'psikotropika', 'narkotika'] as const
export type MedicineClass = (typeof MEDICINE_CLASSES)[number]

export function needsPrescriptionBy(kind: MedicineClass) {
  return kind !== 'bebas' && kind !== 'bebas-terbatas'
}
