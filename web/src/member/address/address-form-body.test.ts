import { addressBody, type ListedAddress } from '@nmw/contract/address'
import { expect, test } from 'vitest'
import { addressFormBody, addressFormOf, emptyAddressForm, regionOf, regionPart } from './address-form-body.ts'

const listed: ListedAddress = {
  udtId: 7,
  label: 'Rumah',
  prime: true,
  receiverName: 'Siti Rahmawati',
  receiverPhone: '6281000000201',
  address: 'Jl. Dipatiukur Asri No. 27',
  postalCode: '40132',
  provinceId: 32,
  provinceName: 'Jawa Barat',
  cityId: 3273,
  cityName: 'Kota Bandung',
  districtId: 327302,
  districtName: 'Coblong',
  note: 'Pagar putih',
}

test('address: a listed address becomes a valid body for saving', () => {
  expect(addressBody.parse(addressFormBody(addressFormOf(listed)))).toEqual({
    fullName: 'Siti Rahmawati',
    phone: '6281000000201',
    address: 'Jl. Dipatiukur Asri No. 27',
    postalCode: '40132',
    note: 'Pagar putih',
    label: 'Rumah',
    primary: true,
    area: {
      provinceId: 32,
      provinceName: 'Jawa Barat',
      cityId: 3273,
      cityName: 'Kota Bandung',
      subdistrictId: 327302,
      subdistrictName: 'Coblong',
      postalCode: '40132',
    },
  })
})

test('address: the region pickers show the region of the form', () => {
  const choice = regionOf(addressFormOf(listed))
  expect(choice.district).toEqual({ id: 327302, name: 'Coblong' })
  expect(regionOf({ ...emptyAddressForm, ...regionPart(choice) })).toEqual(choice)
  expect(regionOf(emptyAddressForm)).toEqual({ province: undefined, city: undefined, district: undefined })
})

test('address: an empty form is refused with the message of each field', () => {
  const { error } = addressBody.safeParse(addressFormBody(emptyAddressForm))
  const messages = Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
  expect(messages).toMatchObject({
    'area.provinceId': 'Belum memilih provinsi tujuan',
    'area.cityId': 'Belum memilih kota tujuan',
    'area.subdistrictId': 'Belum memilih kecamatan tujuan',
  })
  expect(Object.keys(messages)).toEqual(
    expect.arrayContaining(['label', 'fullName', 'phone', 'address', 'postalCode', 'note']),
  )
})
