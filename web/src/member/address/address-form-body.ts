import type { ListedAddress } from '@nmw/contract/address'
import type { RegionChoice } from '../../shared/region/region-choice.ts'

/** Uses the field names of the API, so that its errors find their fields. */
export type AddressForm = typeof emptyAddressForm

export const emptyAddressForm = {
  label: '',
  fullName: '',
  phone: '',
  provinceId: '',
  provinceName: '',
  cityId: '',
  cityName: '',
  subdistrictId: '',
  subdistrictName: '',
  postalCode: '',
  address: '',
  note: '',
  primary: false,
}

export function addressFormOf(listed: ListedAddress): AddressForm {
  return {
    label: listed.label,
    fullName: listed.receiverName,
    phone: listed.receiverPhone,
    postalCode: listed.postalCode,
    address: listed.address,
    note: listed.note,
    primary: listed.prime,
    ...regionPart({
      province: { id: listed.provinceId, name: listed.provinceName },
      city: { id: listed.cityId, name: listed.cityName },
      district: { id: listed.districtId, name: listed.districtName },
    }),
  }
}

export function regionPart({ province, city, district }: RegionChoice) {
  return {
    provinceId: String(province?.id ?? ''),
    provinceName: province?.name ?? '',
    cityId: String(city?.id ?? ''),
    cityName: city?.name ?? '',
    subdistrictId: String(district?.id ?? ''),
    subdistrictName: district?.name ?? '',
  }
}

export function regionOf(form: AddressForm): RegionChoice {
  return {
    province: chosen(form.provinceId, form.provinceName),
    city: chosen(form.cityId, form.cityName),
    district: chosen(form.subdistrictId, form.subdistrictName),
  }
}

function chosen(id: string, name: string) {
  return id ? { id: Number(id), name } : undefined
}

/** The payload of create and update; the contract's schema validates it. */
export function addressFormBody(form: AddressForm) {
  const { fullName, phone, address, postalCode, note, label, primary, ...region } = form
  return { fullName, phone, address, postalCode, note, label, primary, area: { ...region, postalCode } }
}
