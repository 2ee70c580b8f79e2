/** Narcotics and psychotropics: handed over at the clinic only, never in a cart, never repeated. */
export function isControlled(medicineClass: string | null) {
  return medicineClass === 'psikotropika' || medicineClass === 'narkotika'
}
