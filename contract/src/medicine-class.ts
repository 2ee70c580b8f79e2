/** By law, from over-the-counter to most restricted. */
export const MEDICINE_CLASSES = ['bebas', 'bebas-terbatas', 'keras', 'psikotropika', 'narkotika'] as const
export type MedicineClass = (typeof MEDICINE_CLASSES)[number]

export function needsPrescriptionBy(kind: MedicineClass) {
  return kind !== 'bebas' && kind !== 'bebas-terbatas'
}
