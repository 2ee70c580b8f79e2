export const emptyRegistration = {
  fullName: '',
  noKTP: '',
  birthDate: '',
  gender: '',
  email: '',
  password: '',
  rePassword: '',
  account: false,
  health: false,
  photo: false,
  marketing: false,
  married: false,
  name: '',
  phone: '',
  consent: false,
}
export type RegistrationValues = typeof emptyRegistration

/** The flat form as request body. Only an unmarried minor has a guardian. */
export function registrationBody(ticket: string, values: RegistrationValues, young: boolean) {
  const { account, health, photo, marketing, married, name, phone, consent, gender, ...person } = values
  return {
    ...person,
    ticket,
    gender: gender === '' ? undefined : Number(gender),
    consents: { account, health, photo, marketing },
    married: young && married,
    ...(young && !married && { guardian: { name, phone, consent } }),
  }
}
