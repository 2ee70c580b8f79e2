/** Narcotics and psychotropics: handed over at the clinic, in no cart, and never repeated. */
export function isControlled(medicineClass: string | null) {
  return medicineClass === 'psikotropika' || medicineClass === 'narkotika'
}
