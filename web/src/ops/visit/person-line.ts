const genderLabel = (gender: 0 | 1) => (gender === 0 ? 'Perempuan' : 'Laki-laki')

/** for example 'Perempuan, 32 tahun' */
export function personLine({ gender, age }: { gender: 0 | 1; age: number }) {
  return `${genderLabel(gender)}, ${age} tahun`
}
